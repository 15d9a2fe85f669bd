package vedette.web;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;

/** Stands in the place of methods of {@link Files} that TeaVM has with a fault. */
final class FileMethods {
  private FileMethods() {}

  /** TeaVM's own does not compile: it needs a method of readers that TeaVM lacks. */
  static String readString(Path file, Charset charset) throws IOException {
    return new String(Files.readAllBytes(file), charset);
  }

  /** TeaVM's own fails where one is there already. */
  static Path createDirectories(Path directory, FileAttribute<?>... attributes) throws IOException {
    if (!Files.isDirectory(directory)) {
      if (directory.getParent() != null) {
        createDirectories(directory.getParent());
      }
      Files.createDirectory(directory);
    }
    return directory;
  }

  /** TeaVM's own compares the names, and asks for no file. */
  static boolean isSameFile(Path one, Path other) throws IOException {
    return one.equals(other) || one.toRealPath().equals(other.toRealPath());
  }
}
