package vedette.suite;

import java.util.HashSet;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.odds.Consultations;
import vedette.odds.Consultations.Place;
import vedette.odds.Method;
import vedette.table.SystemPart;
import vedette.work.Deadline;
import vedette.work.Limits;
import vedette.work.Refusal;
import vedette.work.Refusal.TimeUp;

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
  static ConsultedCells of(Scenario scenario, Deadline deadline) {
    Method method = scenario.how().method();
    int limit = scenario.limits(method, deadline).states();
    int states = method.isSampled() ? Math.min(limit, MOST_STATES_OF_SAMPLED) : limit;
    return of(scenario.fight(), new Limits(states, deadline));
  }

  private static <S, R> ConsultedCells of(Engagement<S, R> fight, Limits limits) {
    Set<String> modifiers = new HashSet<>();
    Listener listener =
        note -> {
          if (note instanceof Note.Modifier modifier) {
            modifiers.add(modifier.name());
          }
        };
    try {
      return new ConsultedCells(Consultations.of(fight, limits, listener).keySet(), modifiers);
    } catch (TimeUp e) {
      throw e;
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

  /** Whether it consults what a part of a system's file says. */
  boolean anyPart(String where) {
    return cells.stream()
        .anyMatch(it -> SystemPart.isCell(where, it.table(), it.row(), it.column()));
  }
}
