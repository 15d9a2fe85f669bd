package vedette.source;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * The files that this process has read, for an engine that sends them to other machines, so that
 * these work on the same bytes.
 */
public final class FilesRead {
  private static final Map<String, byte[]> FILES = new ConcurrentSkipListMap<>();
  private static volatile boolean kept;

  private FilesRead() {}

  /** Starts to record the files that are read. */
  public static void keep() {
    kept = true;
  }

  /** Returns their bytes by name, relative to the directory of the process or absolute. */
  public static Map<String, byte[]> all() {
    return Map.copyOf(FILES);
  }

  static void add(Path path, byte[] bytes) {
    if (kept) {
      FILES.put(path.normalize().toString(), bytes);
    }
  }
}
