package vedette.web;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;

/** Stands in the place of methods of {@link Files} that TeaVM has with a fault. */
final class FileMethods {
  private FileMethods() {}

  /** TeaVM's own does not compile: it needs a method of readers that TeaVM lacks. */
  static String readString(Path file, Charset charset) throws IOException {
    return new String(Files.readAllBytes(file), charset);
  }

  /** TeaVM's own compares the names, and asks for no file. */
  static boolean isSameFile(Path one, Path other) throws IOException {
    return one.equals(other) || one.toRealPath().equals(other.toRealPath());
  }
}
