package vedette.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The files that a run is going to write. It reads none of them, whichever name or link leads
 * there: what is written over an input is lost.
 */
public final class FilesWritten {
  private static final Map<Path, String> FILES = new ConcurrentHashMap<>();

  private FilesWritten() {}

  /** A file is to be both read and written by one run. */
  public static final class AlsoRead extends RuntimeException {
    private static final long serialVersionUID = 1L;

    AlsoRead(String named) {
      super(named + " is a file that this command reads");
    }
  }

  /**
   * From now on nobody reads a file.
   *
   * @param named what it is written by, and its name as the user gave it
   */
  public static void add(Path file, String named) {
    FILES.put(file.toAbsolutePath(), named);
  }

  /** It may be read again. */
  public static void remove(Path file) {
    FILES.remove(file.toAbsolutePath());
  }

  /**
   * Lets a file be read.
   *
   * @throws AlsoRead if it is one of those that are written
   */
  static void refuse(Path file) {
    FILES.forEach(
        (written, named) -> {
          if (isSame(written, file)) {
            throw new AlsoRead(named);
          }
        });
  }

  private static boolean isSame(Path written, Path file) {
    try {
      return Files.isSameFile(written, file);
    } catch (IOException e) {
      return false; // one of them is not there
    }
  }
}
