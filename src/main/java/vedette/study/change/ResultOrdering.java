package vedette.study.change;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntBiFunction;
import vedette.table.grid.CellKind;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Effect;
import vedette.table.grid.Grid;

/**
 * The order of the possible cells of a table. One step leads to the next better or worse result for
 * the attacker, the next higher or lower number, or the neighboring words.
 */
public final class ResultOrdering {
  /** Greater than any sum of losses and hexes. */
  private static final int ELIMINATED = 1_000;

  private final Grid grid;
  private final ToIntBiFunction<Integer, Integer> merit;

  /** The first place of each distinct cell, in the order of the table. */
  private final List<Place> different;

  private record Place(int row, int column) {}

  /** Creates the order of the cells of a table. */
  ResultOrdering(Grid grid) {
    this.grid = grid;
    if (grid.cells() == CellKind.TEXT) {
      merit = null;
      different = List.of();
      return;
    }
    merit = isOfNumbers() ? grid::number : (row, column) -> balance(grid.result(row, column));
    Map<Object, Place> first = new LinkedHashMap<>();
    for (int row = 0; row < grid.rows().size(); row++) {
      for (int column = 0; column < grid.columns().size(); column++) {
        Object cell = isOfNumbers() ? grid.number(row, column) : grid.result(row, column);
        first.putIfAbsent(cell, new Place(row, column));
      }
    }
    different = List.copyOf(first.values());
  }

  private boolean isOfNumbers() {
    return grid.cells() == CellKind.NUMBER;
  }

  /**
   * Returns the cost of a result for the defender minus that for the attacker. Being forced back
   * costs one point for each hex, at least one; elimination costs more than any loss; an exchange
   * costs both sides the same.
   */
  public static int balance(CombatResult result) {
    return cost(result.defender()) - cost(result.attacker());
  }

  private static int cost(Effect effect) {
    return effect.eliminated()
        ? ELIMINATED
        : effect.losses() + (effect.forcedBack() ? Math.max(1, effect.hexes()) : 0);
  }

  /**
   * Returns the table with one cell a step better or worse. Of several such results the one most
   * like the cell's is taken, then the first in the table.
   *
   * @return null if there is no such step
   */
  Grid step(int row, int column, boolean up) {
    if (grid.cells() == CellKind.TEXT) {
      return words(row, column, up ? 1 : -1);
    }
    Place from = new Place(row, column);
    int here = merit(from);
    Place found = null;
    for (Place place : different) {
      int there = merit(place);
      if ((up ? there > here : there < here) && (found == null || isNearer(from, place, found))) {
        found = place;
      }
    }
    if (found == null) {
      return null;
    }
    return isOfNumbers()
        ? grid.with(row, column, grid.number(found.row(), found.column()))
        : grid.with(row, column, result(found));
  }

  /**
   * Returns the table with the words of the nearest cell that has other words. Words have no order
   * of their own; rows have one, or columns if only they are numbers.
   */
  private Grid words(int row, int column, int by) {
    boolean alongRows = isAlongRows(grid);
    int length = alongRows ? grid.rows().size() : grid.columns().size();
    String here = grid.text(row, column);
    for (int i = (alongRows ? row : column) + by; i >= 0 && i < length; i += by) {
      String there = alongRows ? grid.text(i, column) : grid.text(row, i);
      if (!there.equals(here)) {
        return grid.with(row, column, there);
      }
    }
    return null;
  }

  /** Returns whether the words of a table are ordered along its rows, not its columns. */
  public static boolean isAlongRows(Grid grid) {
    return !grid.rows().isByName() || grid.columns().isByName();
  }

  private int merit(Place place) {
    return merit.applyAsInt(place.row(), place.column());
  }

  private CombatResult result(Place place) {
    return grid.result(place.row(), place.column());
  }

  private boolean isNearer(Place from, Place place, Place than) {
    int here = merit(from);
    int further = Math.abs(merit(place) - here) - Math.abs(merit(than) - here);
    return further != 0
        ? further < 0
        : !isOfNumbers()
            && difference(result(from), result(place)) < difference(result(from), result(than));
  }

  private static int difference(CombatResult one, CombatResult other) {
    return difference(one.attacker(), other.attacker())
        + difference(one.defender(), other.defender())
        + (one.exchange() == other.exchange() ? 0 : ELIMINATED);
  }

  private static int difference(Effect one, Effect other) {
    return Math.abs(cost(one) - cost(other)) + (one.forced() == other.forced() ? 0 : 1);
  }
}
