package vedette.table;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Finds the table files below a directory. */
final class TableFiles {

  /** Deeper directories are a loop of links or not meant. */
  private static final int MAX_DEPTH = 16;

  /**
   * A file.
   *
   * @param path where it is
   * @param shownAs its name in messages
   */
  record Found(Path path, String shownAs) implements Comparable<Found> {
    @Override
    public int compareTo(Found other) {
      return shownAs.compareTo(other.shownAs);
    }
  }

  private final List<Found> found = new ArrayList<>();

  private TableFiles() {}

  /**
   * The {@code *.json} files below a directory, schemas left out, sorted by name.
   *
   * @throws IOException if a directory cannot be read
   */
  static List<Found> below(Path directory, String shownAs) throws IOException {
    TableFiles files = new TableFiles();
    String prefix = shownAs.isEmpty() || shownAs.endsWith("/") ? shownAs : shownAs + "/";
    files.collect(directory, prefix, 0);
    Collections.sort(files.found);
    return files.found;
  }

  private void collect(Path directory, String prefix, int depth) throws IOException {
    if (depth > MAX_DEPTH) {
      return;
    }
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
      for (Path entry : entries) {
        String name = entry.getFileName().toString();
        if (Files.isDirectory(entry)) {
          collect(entry, prefix + name + "/", depth + 1);
        } else if (name.endsWith(".json") && !name.endsWith(".schema.json")) {
          found.add(new Found(entry, prefix + name));
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
  }
}
