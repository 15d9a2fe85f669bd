package vedette.study;

import java.util.function.ToIntBiFunction;
import vedette.table.CellKind;
import vedette.table.CombatResult;
import vedette.table.Effect;
import vedette.table.Grid;

/**
 * The different results of a table from worst to best for the attacker, or its numbers from low to
 * high: what a cell could say instead if it said a little more or a little less.
 */
public final class ResultOrdering {
  /** More than losses and hexes together. */
  private static final int ELIMINATED = 1_000;

  private final Grid grid;
  private final ToIntBiFunction<Integer, Integer> merit;

  /** The order of the results of a table. */
  ResultOrdering(Grid grid) {
    this.grid = grid;
    merit =
        grid.cells() == CellKind.NUMBER
            ? grid::number
            : (row, column) -> balance(grid.result(row, column));
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
   * The table with one cell a step better or worse; of several results there the one most like the
   * cell's, of those the first in the table.
   *
   * @return null if there is no better or worse one
   */
  Grid step(int row, int column, boolean up) {
    int here = merit.applyAsInt(row, column);
    int foundRow = -1;
    int foundColumn = -1;
    for (int r = 0; r < grid.rows().size(); r++) {
      for (int c = 0; c < grid.columns().size(); c++) {
        int there = merit.applyAsInt(r, c);
        if ((up ? there > here : there < here)
            && (foundRow < 0 || isNearer(row, column, r, c, foundRow, foundColumn))) {
          foundRow = r;
          foundColumn = c;
        }
      }
    }
    if (foundRow < 0) {
      return null;
    }
    return grid.cells() == CellKind.NUMBER
        ? grid.with(row, column, grid.number(foundRow, foundColumn))
        : grid.with(row, column, grid.result(foundRow, foundColumn));
  }

  private boolean isNearer(int row, int column, int r, int c, int foundRow, int foundColumn) {
    int here = merit.applyAsInt(row, column);
    int further =
        Math.abs(merit.applyAsInt(r, c) - here)
            - Math.abs(merit.applyAsInt(foundRow, foundColumn) - here);
    return further != 0
        ? further < 0
        : grid.cells() == CellKind.COMBAT
            && unlike(grid.result(row, column), grid.result(r, c))
                < unlike(grid.result(row, column), grid.result(foundRow, foundColumn));
  }

  private static int unlike(CombatResult one, CombatResult other) {
    return unlike(one.attacker(), other.attacker())
        + unlike(one.defender(), other.defender())
        + (one.exchange() == other.exchange() ? 0 : ELIMINATED);
  }

  private static int unlike(Effect one, Effect other) {
    return Math.abs(cost(one) - cost(other)) + (one.forced() == other.forced() ? 0 : 1);
  }
}
