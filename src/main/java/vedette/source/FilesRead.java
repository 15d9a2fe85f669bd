package vedette.source;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * The files that this process has read, for an engine that sends them to other machines: what is
 * worked on there is what was read here, byte for byte.
 */
public final class FilesRead {
  private static final Map<String, byte[]> FILES = new ConcurrentSkipListMap<>();
  private static volatile boolean kept;

  private FilesRead() {}

  /** Begins to keep what is read from now on. */
  public static void keep() {
    kept = true;
  }

  /** Their bytes by their names, which begin where the process runs, or at the root. */
  public static Map<String, byte[]> all() {
    return Map.copyOf(FILES);
  }

  static void add(Path path, byte[] bytes) {
    if (kept) {
      FILES.put(path.normalize().toString(), bytes);
    }
  }
}
