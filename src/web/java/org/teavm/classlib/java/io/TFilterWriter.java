package org.teavm.classlib.java.io;

import java.io.IOException;
import java.io.Writer;

/** Hands everything on to another writer. */
public abstract class TFilterWriter extends Writer {
  protected Writer out;

  protected TFilterWriter(Writer out) {
    super(out);
    this.out = out;
  }

  @Override
  public void write(int character) throws IOException {
    out.write(character);
  }

  @Override
  public void write(char[] characters, int from, int length) throws IOException {
    out.write(characters, from, length);
  }

  @Override
  public void write(String text, int from, int length) throws IOException {
    out.write(text, from, length);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
