package vedette.suite;

import java.util.HashSet;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.odds.Consultations;
import vedette.odds.Consultations.Place;
import vedette.odds.Refusal;

/**
 * Which cells and modifiers a fight consults, whatever is rolled.
 *
 * @param cells by their table, row and column
 * @param modifiers by name
 */
record ConsultedCells(Set<Place> cells, Set<String> modifiers) {
  /** What is only sampled may be too large to be looked at from end to end. */
  private static final int MOST_STATES_OF_SAMPLED = 20_000;

  /** What a scenario consults; null if it is too large to be looked at in full. */
  static ConsultedCells of(Scenario scenario) {
    int limit = scenario.maxStates();
    return of(
        scenario.fight(),
        scenario.how().isExact() ? limit : Math.min(limit, MOST_STATES_OF_SAMPLED));
  }

  private static <S, R> ConsultedCells of(Engagement<S, R> fight, int maxStates) {
    Set<String> modifiers = new HashSet<>();
    Listener listener =
        note -> {
          if (note instanceof Note.Modifier modifier) {
            modifiers.add(modifier.name());
          }
        };
    try {
      return new ConsultedCells(Consultations.of(fight, maxStates, listener).keySet(), modifiers);
    } catch (Refusal e) {
      return null;
    }
  }

  /** Whether it consults any cell that a test holds for. */
  boolean any(String table, String row, String column) {
    return cells.stream()
        .anyMatch(
            it ->
                it.table().equals(table)
                    && (row.isEmpty() || it.row().equals(row))
                    && (column.isEmpty() || it.column().equals(column)));
  }
}
