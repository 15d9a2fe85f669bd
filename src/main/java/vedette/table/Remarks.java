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

/** What is worth knowing of a designer's tables that can all be used. */
final class Remarks {
  private final Set<Problem> warnings = new LinkedHashSet<>();

  /** Files below the directory of tables that are in nobody's place, as long as none is named. */
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

  /** A request names the file: so it is used after all. */
  synchronized void named(Path file) {
    if (!leftAside.isEmpty()) {
      leftAside.remove(place(file));
    }
  }

  private static Path place(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException e) {
      return file.toAbsolutePath().normalize(); // it has been read, and is gone by now
    }
  }

  synchronized List<Problem> list() {
    List<Problem> all = new ArrayList<>(warnings);
    all.addAll(leftAside.values());
    return all;
  }
}
