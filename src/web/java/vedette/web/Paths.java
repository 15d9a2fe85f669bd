package vedette.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.teavm.runtime.fs.VirtualFileSystemProvider;

/** Replacements for methods of TeaVM's files and their names that differ from Java's. */
final class Paths {
  private static final String UP = "..";

  private Paths() {}

  /** Returns a name without {@code .}, and without {@code ..} as far as possible. */
  static String normalize(String name) {
    boolean isAbsolute = name.startsWith("/");
    List<String> parts = new ArrayList<>();
    for (String part : name.split("/")) {
      boolean canGoUp = !parts.isEmpty() && !parts.get(parts.size() - 1).equals(UP);
      if (part.equals(UP) && canGoUp) {
        parts.remove(parts.size() - 1);
      } else if (!part.isEmpty() && !part.equals(".") && !(part.equals(UP) && isAbsolute)) {
        parts.add(part);
      }
    }
    return (isAbsolute ? "/" : "") + String.join("/", parts);
  }

  static Path normalize(Path path) {
    return Path.of(normalize(path.toString()));
  }

  static Path resolve(Path path, Path other) {
    if (other.isAbsolute() || path.toString().isEmpty()) {
      return other;
    }
    if (other.toString().isEmpty()) {
      return path;
    }
    return Path.of(path + "/" + other);
  }

  static Path relativize(Path path, Path other) {
    List<String> from = parts(path);
    List<String> to = parts(other);
    int same = 0;
    while (same < from.size() && same < to.size() && from.get(same).equals(to.get(same))) {
      same++;
    }
    List<String> way = new ArrayList<>();
    from.subList(same, from.size()).forEach(part -> way.add(UP));
    way.addAll(to.subList(same, to.size()));
    return Path.of(String.join("/", way));
  }

  private static List<String> parts(Path path) {
    List<String> parts = new ArrayList<>();
    for (String part : path.toString().split("/")) {
      if (!part.isEmpty()) {
        parts.add(part);
      }
    }
    return parts;
  }

  static Path toRealPath(Path path, java.nio.file.LinkOption... options) throws IOException {
    if (!Files.exists(path)) {
      throw new NoSuchFileException(path.toString());
    }
    Path place = path.toAbsolutePath().normalize();
    return Path.of(VirtualFileSystemProvider.getInstance().canonicalize(place.toString()));
  }
}
