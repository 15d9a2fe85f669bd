package vedette.suite;

import java.util.ArrayList;
import java.util.List;
import vedette.json.Problems;

/**
 * The scenarios of a file.
 *
 * @param file its name as the user gave it
 * @param entries every scenario, in file order, wrong ones too
 * @param problems what is wrong with those
 */
public record Suite(String file, List<Entry> entries, Problems problems) {
  /**
   * A scenario as it stands in the file.
   *
   * @param name what it is called; "scenario 137" if even that is wrong
   * @param scenario null if it is wrong
   */
  public record Entry(String name, Scenario scenario) {}

  /** The scenarios that are right. */
  public List<Scenario> scenarios() {
    List<Scenario> right = new ArrayList<>();
    for (Entry entry : entries) {
      if (entry.scenario() != null) {
        right.add(entry.scenario());
      }
    }
    return right;
  }

  /** The suite with only those scenarios whose names a pattern matches. */
  public Suite only(NamePattern pattern) {
    return new Suite(
        file, entries.stream().filter(entry -> pattern.matches(entry.name())).toList(), problems);
  }
}
