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
 * What a cell of a table could say instead if it said a little more or a little less: of its
 * different results the next better or worse for the attacker, of its numbers the next higher or
 * lower, of words those next to it.
 */
public final class ResultOrdering {
  /** More than losses and hexes together. */
  private static final int ELIMINATED = 1_000;

  private final Grid grid;
  private final ToIntBiFunction<Integer, Integer> merit;

  /** Of each different cell the first place, in the order of the table. */
  private final List<Place> different;

  private record Place(int row, int column) {}

  /** The order of what the cells of a table say. */
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
   * How much more a result costs the defender than the attacker: being forced back counts one, to
   * be eliminated more than any loss, and an exchange costs both alike.
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
   * Returns the table with one cell a step better or worse; of several results there the one most
   * like the cell's, of those the first in the table.
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
   * Words have no order of their own. The rows have, or the columns where they alone go by numbers:
   * the cell says what the nearest one says that says something else.
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

  /** Returns whether the words of a table stand in the order of its rows, else of its columns. */
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
