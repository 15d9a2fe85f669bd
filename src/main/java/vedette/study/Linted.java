package vedette.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.problem.Problem;
import vedette.problem.Problems;
import vedette.problem.Severity;
import vedette.problem.WrongFile;
import vedette.table.Allowed;
import vedette.table.Table;

/**
 * What was found in a table.
 *
 * @param name the file or the id as the user gave it
 * @param table the table; null if it is wrong
 * @param problems errors, warnings and notes, from the top of the file
 * @param allowed warnings and notes that the file says are meant
 */
public record Linted(
    String name, Table table, List<Problem> problems, List<AllowedFinding> allowed) {
  /** Keeps its own copies of the lists. */
  public Linted {
    problems = List.copyOf(problems);
    allowed = List.copyOf(allowed);
  }

  /**
   * A finding that the file says is meant.
   *
   * @param reason as the file gives it
   */
  public record AllowedFinding(Problem problem, String reason) {}

  /** What was found, less what the table's file allows; an allowance without effect is a note. */
  public static Linted of(String name, Table table, Problems found) {
    List<AllowedFinding> allowed = new ArrayList<>();
    Problems left = new Problems();
    Map<String, Allowed> meant = new LinkedHashMap<>();
    if (table != null) {
      table.allowed().forEach(it -> meant.put(it.code(), it));
    }
    Set<String> used = new HashSet<>();
    for (Problem problem : found.list()) {
      Allowed reason = meant.get(problem.code());
      if (reason == null || problem.severity() == Severity.ERROR) {
        left.add(WrongFile.Kind.WRONG, problem);
      } else {
        used.add(problem.code());
        allowed.add(new AllowedFinding(problem, reason.reason()));
      }
    }
    for (Allowed it : meant.values()) {
      if (!used.contains(it.code())) {
        table.note(
            left,
            LintCode.ALLOWED_IN_VAIN,
            it.at(),
            "the file allows " + it.code() + ", of which nothing is found",
            "remove the line");
      }
    }
    return new Linted(name, table, left.list(), allowed);
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
