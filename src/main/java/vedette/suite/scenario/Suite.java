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
 * @param entries every scenario, in file order, wrong ones too
 */
public record Suite(String file, List<Entry> entries) {
  /**
   * A scenario as it stands in the file.
   *
   * @param name what it is called; "scenario 137" if even that is wrong
   * @param scenario null if it is wrong, or was not asked for and so not read
   * @param problems what is wrong with it, also a table that is wrong for others too
   */
  public record Entry(String name, Scenario scenario, Problems problems) {}

  /** Returns all that is wrong; a table that stops many scenarios is wrong in one place. */
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

  /** Returns the suite with only those scenarios whose names a pattern matches. */
  public Suite matching(NamePattern pattern) {
    return new Suite(
        file, entries.stream().filter(entry -> pattern.matches(entry.name())).toList());
  }

  /**
   * Picks scenarios by name: those that contain the text, in which an asterisk stands for anything.
   */
  public record NamePattern(String text) {
    public static final NamePattern ALL = new NamePattern("");

    /** Returns whether a name has the pieces between the asterisks, in this order. */
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
