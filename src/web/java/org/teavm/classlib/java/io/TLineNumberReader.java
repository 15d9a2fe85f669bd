package org.teavm.classlib.java.io;

import java.io.BufferedReader;
import java.io.Reader;

/** Picocli would read files of arguments with it, which the program does not have. */
public class TLineNumberReader extends BufferedReader {
  public TLineNumberReader(Reader reader) {
    super(reader);
  }
}
