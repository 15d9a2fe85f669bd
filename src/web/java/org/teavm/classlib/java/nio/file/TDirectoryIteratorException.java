package org.teavm.classlib.java.nio.file;

import java.io.IOException;
import java.util.ConcurrentModificationException;

/** TeaVM's own lacks the narrower type of the cause. */
public class TDirectoryIteratorException extends ConcurrentModificationException {
  private static final long serialVersionUID = 1L;

  public TDirectoryIteratorException(IOException cause) {
    super(cause);
  }

  @Override
  public synchronized IOException getCause() {
    return (IOException) super.getCause();
  }
}
