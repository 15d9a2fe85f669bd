package org.teavm.classlib.java.nio.channels;

/** Never thrown: nobody else is there. */
public class TOverlappingFileLockException extends IllegalStateException {
  private static final long serialVersionUID = 1L;
}
