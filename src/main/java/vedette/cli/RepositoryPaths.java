package vedette.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;
import vedette.platform.Disk;
import vedette.platform.Links;

/**
 * Names of files as seen from the root of the repository that GitHub checked out, links followed:
 * it shows annotations only at these.
 */
final class RepositoryPaths {
  private static final String ROOT = "GITHUB_WORKSPACE";

  private final Path root;

  private RepositoryPaths(Path root) {
    this.root = root;
  }

  /** Gives each name as it is where no repository is known, or the file lies outside of it. */
  static UnaryOperator<String> of(Map<String, String> environment) {
    String root = environment.getOrDefault(ROOT, "");
    if (!root.isEmpty()) {
      try {
        return new RepositoryPaths(Disk.path(root).toRealPath())::of;
      } catch (IOException | InvalidPathException e) {
        // There is no such directory, so nothing lies below it.
      }
    }
    return name -> name;
  }

  private String of(String name) {
    try {
      Path file = Links.real(Disk.path(name));
      if (file.startsWith(root)) {
        return root.relativize(file).toString().replace(File.separatorChar, '/');
      }
    } catch (IOException | InvalidPathException e) {
      // It is no name that a file can have, or its directory is missing.
    }
    return name;
  }
}
