package vedette.study;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import vedette.json.Problem;
import vedette.json.Problems;
import vedette.json.Severity;
import vedette.table.Table;

/**
 * What was found in a table.
 *
 * @param name the file or the id as the user gave it
 * @param table the table; null if it is wrong
 * @param problems errors, warnings and notes, from the top of the file
 */
public record Linted(String name, Table table, List<Problem> problems) {
  /** Keeps its own copy of the problems. */
  public Linted {
    problems = List.copyOf(problems);
  }

  /**
   * Those that are printed: no more than a reader bears; errors go before warnings and these before
   * notes when not all can be kept.
   */
  public List<Problem> printed() {
    List<Problem> chosen =
        problems.stream()
            .sorted(Comparator.comparing(Problem::severity))
            .limit(Problems.PRINTED_PER_FILE)
            .toList();
    return problems.stream().filter(new HashSet<>(chosen)::contains).toList();
  }

  /** How many problems are of this severity. */
  public long count(Severity severity) {
    return problems.stream().filter(problem -> problem.severity() == severity).count();
  }
}
