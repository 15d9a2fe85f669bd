package vedette.suite.scenario;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.source.Problem;
import vedette.source.Problems;

/**
 * The scenarios of a file.
 *
 * @param file its name as the user gave it
 * @param entries all scenarios, including wrong ones, in file order
 */
public record Suite(String file, List<Entry> entries) {
  /**
   * A scenario of the file.
   *
   * @param name its name; such as "scenario 137" if it has none
   * @param scenario the scenario; null if it is wrong, or was not selected and so not read
   * @param problems its faults, including those of a table that others share
   */
  public record Entry(String name, Scenario scenario, Problems problems) {}

  /** Returns all problems, each once: a table that stops many scenarios is wrong in one place. */
  public Problems problems() {
    Problems problems = new Problems();
    Set<Problem> reported = new HashSet<>();
    for (Entry entry : entries) {
      for (Problem problem : entry.problems.list()) {
        if (reported.add(problem)) {
          problems.add(entry.problems.worst(), problem);
        }
      }
    }
    return problems;
  }

  public List<Entry> wrongEntries() {
    return entries.stream().filter(entry -> entry.scenario() == null).toList();
  }

  public List<Scenario> scenarios() {
    List<Scenario> right = new ArrayList<>();
    for (Entry entry : entries) {
      if (entry.scenario() != null) {
        right.add(entry.scenario());
      }
    }
    return right;
  }

  /** Returns the suite with only the scenarios whose names match a pattern. */
  public Suite matching(NamePattern pattern) {
    return new Suite(
        file, entries.stream().filter(entry -> pattern.matches(entry.name())).toList());
  }

  /**
   * A pattern for names of scenarios: a name matches if it contains the text, where an asterisk
   * stands for anything.
   */
  public record NamePattern(String text) {
    public static final NamePattern ALL = new NamePattern("");

    /** Returns whether a name contains the pieces between the asterisks, in order. */
    public boolean matches(String name) {
      int from = 0;
      for (String piece : text.split("\\*")) {
        int at = name.indexOf(piece, from);
        if (at < 0) {
          return false;
        }
        from = at + piece.length();
      }
      return true;
    }
  }
}
