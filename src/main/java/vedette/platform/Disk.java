package vedette.platform;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The file system of a run: the machine's disk, or a virtual one in its place; and the resolution
 * of links.
 */
public final class Disk {
  private static final int MOST_LINKS = 40;

  private static final ThreadLocal<FileSystem> FILES = new InheritableThreadLocal<>();

  private Disk() {}

  /** Sets the file system for the names of this thread and of the threads that it starts. */
  public static void use(FileSystem files) {
    FILES.set(files);
  }

  /**
   * Returns the path of a file's name, from the directory that the program runs in.
   *
   * @throws InvalidPathException if no file can have that name
   */
  public static Path path(String name) {
    FileSystem files = FILES.get();
    return (files == null ? FileSystems.getDefault() : files).getPath(name);
  }

  /** Returns whether there is a file or a directory of that name. */
  public static boolean exists(String name) {
    try {
      return Files.exists(path(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /**
   * Returns the target of a file's links, which need not exist.
   *
   * @throws IOException if the links form a cycle
   */
  public static Path target(Path path) throws IOException {
    Path target = path;
    for (int i = 0; Files.isSymbolicLink(target); i++) {
      if (i == MOST_LINKS) {
        throw new IOException("too many levels of symbolic links");
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  /**
   * Returns the unique name of a file without links.
   *
   * @param file need not exist, but its directory must
   */
  public static Path real(Path file) throws IOException {
    Path target = target(file.toAbsolutePath());
    return Files.exists(target)
        ? target.toRealPath()
        : target.getParent().toRealPath().resolve(target.getFileName());
  }
}
