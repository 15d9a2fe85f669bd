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

/** Replacements for methods of {@link Files} that are faulty in TeaVM. */
final class FileMethods {
  private FileMethods() {}

  /**
   * Reads a file. TeaVM's own method does not compile: it needs a method of readers that TeaVM
   * lacks.
   */
  static String readString(Path file, Charset charset) throws IOException {
    return new String(Files.readAllBytes(file), charset);
  }

  /** Creates directories. TeaVM's own method fails if one exists. */
  static Path createDirectories(Path directory, FileAttribute<?>... attributes) throws IOException {
    if (!Files.isDirectory(directory)) {
      if (directory.getParent() != null) {
        createDirectories(directory.getParent());
      }
      Files.createDirectory(directory);
    }
    return directory;
  }

  /**
   * Moves a file. TeaVM's own method does not replace an existing file if the move must be atomic.
   */
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

  /** Returns whether two paths are the same file. TeaVM's own method compares only the names. */
  static boolean isSameFile(Path one, Path other) throws IOException {
    return one.equals(other) || one.toRealPath().equals(other.toRealPath());
  }
}
