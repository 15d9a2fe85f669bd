package vedette.study;

import java.util.List;
import vedette.json.Problem;
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

  /** How many problems are of this severity. */
  public long count(Severity severity) {
    return problems.stream().filter(problem -> problem.severity() == severity).count();
  }
}
