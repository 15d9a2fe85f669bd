package vedette.suite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.suite.Runner.Computed;
import vedette.suite.Suite.NamePattern;

/**
 * A baseline in which some scenarios are as they are now, and all others as they were.
 *
 * @param baseline the new one
 * @param oldTables ids of tables that changed and are kept as they were: scenarios that were not
 *     updated have their odds from those
 */
public record BaselineUpdate(Baseline baseline, List<String> oldTables) {

  /**
   * The update.
   *
   * @param before the baseline as it was
   * @param whole the suite with all its scenarios
   * @param only which of them are updated; obsolete entries of such names are left out
   * @param computed these
   */
  public static BaselineUpdate of(
      Baseline before, Suite whole, NamePattern only, List<Computed> computed) {
    Baseline now = Baseline.of(computed);
    Map<String, Baseline.Entry> others = new LinkedHashMap<>(before.entries());
    now.entries().keySet().forEach(others::remove);
    before.without(whole.entries()).stream().filter(only::matches).forEach(others::remove);
    Map<String, Baseline.Entry> entries = new LinkedHashMap<>();
    for (Suite.Entry entry : whole.entries()) {
      Baseline.Entry of = now.entries().getOrDefault(entry.name(), others.get(entry.name()));
      if (of != null) {
        entries.put(entry.name(), of);
      }
    }
    entries.putAll(others);
    Map<String, TableState> tables = new LinkedHashMap<>(before.tables());
    List<String> old = new ArrayList<>();
    now.tables()
        .forEach(
            (key, table) -> {
              TableState was = tables.get(key);
              boolean same = was == null || was.sha256().equals(table.sha256());
              if (same || !areOn(key, others.keySet(), whole)) {
                tables.put(key, table);
              } else {
                old.add(was.id());
              }
            });
    return new BaselineUpdate(new Baseline(null, now.version(), tables, entries), old);
  }

  /** Whether one of these scenarios may be on a table; of a wrong one nobody knows. */
  private static boolean areOn(String table, Set<String> names, Suite suite) {
    for (Suite.Entry entry : suite.entries()) {
      if (names.contains(entry.name())
          && (entry.scenario() == null || entry.scenario().tables().containsKey(table))) {
        return true;
      }
    }
    return false;
  }
}
