package vedette.web;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.CopyOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import org.teavm.runtime.fs.VirtualFile;
import org.teavm.runtime.fs.VirtualFileSystem;
import org.teavm.runtime.fs.VirtualFileSystemProvider;

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

  /** TeaVM's own replaces no file that is there where it is to be done at once. */
  static Path move(Path from, Path to, CopyOption... options) throws IOException {
    VirtualFileSystem disk = VirtualFileSystemProvider.getInstance();
    Path place = to.toAbsolutePath();
    VirtualFile directory = disk.getFile(place.getParent().toString());
    VirtualFile file = disk.getFile(from.toAbsolutePath().toString());
    if (!directory.adopt(file, place.getFileName().toString())) {
      throw new IOException("cannot be moved: " + from);
    }
    return to;
  }

  /** TeaVM's own compares the names, and asks for no file. */
  static boolean isSameFile(Path one, Path other) throws IOException {
    return one.equals(other) || one.toRealPath().equals(other.toRealPath());
  }
}
