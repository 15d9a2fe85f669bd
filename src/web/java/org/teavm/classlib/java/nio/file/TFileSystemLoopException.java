package org.teavm.classlib.java.nio.file;

import java.nio.file.FileSystemException;

/** Never thrown: there are no links. */
public class TFileSystemLoopException extends FileSystemException {
  private static final long serialVersionUID = 1L;

  public TFileSystemLoopException(String file) {
    super(file);
  }
}
