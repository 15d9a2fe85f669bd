package vedette.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import vedette.platform.Disk;

/**
 * The files that a command writes. It refuses to read any of them, under any name or link, since an
 * overwritten input is lost.
 */
public final class FilesWritten implements AutoCloseable {
  /** By real path the option that names the file. */
  private static final Map<Path, String> FILES = new ConcurrentHashMap<>();

  private final Set<Path> ours = new HashSet<>();

  /** A file that one command would both read and write, or write twice. */
  public static final class Clash extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Clash(String named, String message) {
      super(named + message);
    }
  }

  /**
   * Forbids commands to read a file.
   *
   * @param name as the user gave it
   * @throws Clash if another option writes it
   */
  public void add(String option, String name, Path file) {
    String named = option + ": `" + name + "`";
    Path real = real(file);
    if (FILES.putIfAbsent(real, named) != null) {
      throw new Clash(named, " is already written by another option");
    }
    ours.add(real);
  }

  /**
   * Checks that a file may be read.
   *
   * @throws Clash if it is one of those that are written
   */
  public static void refuse(Path file) {
    String named = FILES.isEmpty() ? null : FILES.get(real(file));
    if (named != null) {
      throw new Clash(named, " is a file that this command reads");
    }
  }

  private static Path real(Path file) {
    try {
      return Disk.real(file);
    } catch (IOException e) {
      return file.toAbsolutePath().normalize(); // nothing can be lost there
    }
  }

  /** Allows the files of this command to be read again. */
  @Override
  public void close() {
    FILES.keySet().removeAll(ours);
  }
}
