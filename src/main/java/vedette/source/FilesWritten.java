package vedette.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import vedette.platform.Disk;

/**
 * The files that a command writes. It reads none of them, whichever name or link leads there: what
 * is written over an input is lost.
 */
public final class FilesWritten implements AutoCloseable {
  /** What names each of them, by its real path. */
  private static final Map<Path, String> FILES = new ConcurrentHashMap<>();

  private final Set<Path> ours = new HashSet<>();

  /** A file is to be both read and written by one command, or written twice. */
  public static final class Clash extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Clash(String named, String message) {
      super(named + message);
    }
  }

  /**
   * From now on no command reads a file.
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
   * Lets a file be read.
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

  /** The command is over: its files may be read again. */
  @Override
  public void close() {
    FILES.keySet().removeAll(ours);
  }
}
