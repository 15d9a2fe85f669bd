package vedette.table;

import java.io.IOException;
import java.nio.file.Path;

/** Whether a file lies below a directory, where it really lies: links and {@code ..} resolved. */
final class Inside {
  private Inside() {}

  static boolean isBelow(Path directory, Path file) {
    return resolved(file.toAbsolutePath()).startsWith(resolved(directory.toAbsolutePath()));
  }

  /** As far as the path exists it is resolved; what is not there is taken by its letters. */
  private static Path resolved(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      Path parent = path.getParent();
      return parent == null ? path : resolved(parent).resolve(path.getFileName()).normalize();
    }
  }
}
