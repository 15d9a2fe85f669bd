package vedette.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where a file lies once links are followed. */
public final class Links {
  private static final int MOST = 40;

  private Links() {}

  /**
   * What the links of a file's name lead to, whether that exists or not.
   *
   * @throws IOException if they lead back to themselves
   */
  public static Path target(Path path) throws IOException {
    Path target = path;
    for (int i = 0; Files.isSymbolicLink(target); i++) {
      if (i == MOST) {
        throw new IOException("too many levels of symbolic links");
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  /**
   * The only name of a file without links.
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
