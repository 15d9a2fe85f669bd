package vedette.platform;

import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Where the files of a run are: on the machine's disk, or in a file system that stands for it. */
public final class Disk {
  private static final ThreadLocal<FileSystem> FILES = new InheritableThreadLocal<>();

  private Disk() {}

  /**
   * From now on the names of this thread, and of those that it begins, are those of this file
   * system.
   */
  public static void use(FileSystem files) {
    FILES.set(files);
  }

  /**
   * The path of a file's name, from the directory that the program runs in.
   *
   * @throws InvalidPathException if no file can have that name
   */
  public static Path path(String name) {
    FileSystem files = FILES.get();
    return (files == null ? FileSystems.getDefault() : files).getPath(name);
  }

  /** Whether there is a file or a directory of that name. */
  public static boolean has(String name) {
    try {
      return Files.exists(path(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
