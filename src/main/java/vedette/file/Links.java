package vedette.file;

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
   * The directory in which a file really lies, under its only name without links.
   *
   * @param file need not exist, but its directory must
   */
  public static Path directory(Path file) throws IOException {
    return target(file.toAbsolutePath()).getParent().toRealPath();
  }

  /** Whether two names lead to one file, which need not exist. */
  public static boolean lead(Path one, Path other) {
    try {
      return Files.exists(one) && Files.exists(other)
          ? Files.isSameFile(one, other)
          : place(one).equals(place(other));
    } catch (IOException e) {
      return false; // what cannot be found is not written either
    }
  }

  private static Path place(Path file) throws IOException {
    return directory(file).resolve(target(file.toAbsolutePath()).getFileName());
  }
}
