package org.teavm.classlib.java.io;

import java.io.IOException;

/** Jackson throws it where a text is not UTF-32. */
public class TCharConversionException extends IOException {
  private static final long serialVersionUID = 1L;

  public TCharConversionException(String message) {
    super(message);
  }
}
