package vedette.table;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.source.Problem;

/** Warnings and notes on a designer's tables, none of which prevents their use. */
final class Remarks {
  private final Set<Problem> warnings = new LinkedHashSet<>();

  /** Notes on files that replace no built-in table, by real path, until a request names them. */
  private final Map<Path, Problem> leftAside = new LinkedHashMap<>();

  synchronized Remarks copy() {
    Remarks copy = new Remarks();
    copy.warnings.addAll(warnings);
    copy.leftAside.putAll(leftAside);
    return copy;
  }

  synchronized void add(List<Problem> problems) {
    warnings.addAll(problems);
  }

  synchronized void leftAside(Path file, Problem note) {
    leftAside.put(place(file), note);
  }

  /** Removes the note on a file that a request names: the file is used after all. */
  synchronized void named(Path file) {
    if (!leftAside.isEmpty()) {
      leftAside.remove(place(file));
    }
  }

  private static Path place(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException e) {
      return file.toAbsolutePath().normalize(); // the file has been read and was deleted since
    }
  }

  synchronized List<Problem> list() {
    List<Problem> all = new ArrayList<>(warnings);
    all.addAll(leftAside.values());
    return all;
  }
}
