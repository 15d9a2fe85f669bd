package vedette.study.change;

import java.util.ArrayList;
import java.util.List;
import vedette.table.grid.CellKind;
import vedette.table.grid.CombatGrammar;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Grid;
import vedette.table.grid.Ladder;

/**
 * The order of the possible cells of a table. One step leads to the next result on the table's
 * ladder; without a ladder to the next better or worse result for the attacker, the next higher or
 * lower number, or the neighboring words.
 */
public final class ResultOrdering {
  private final Grid grid;
  private final ResultScale scale;

  /** Creates the order of the cells of a table. */
  public ResultOrdering(Grid grid) {
    this.grid = grid;
    Ladder ladder = grid.usage().ladder();
    scale =
        new ResultScale(
            grid.cells(),
            ladder == null ? List.of() : ladder.texts(),
            texts(grid),
            grid.cells() == CellKind.COMBAT ? CombatGrammar::parse : text -> null);
  }

  private static List<String> texts(Grid grid) {
    List<String> texts = new ArrayList<>();
    for (int row = 0; row < grid.rows().size(); row++) {
      for (int column = 0; column < grid.columns().size(); column++) {
        texts.add(grid.text(row, column));
      }
    }
    return texts;
  }

  /**
   * Returns the cost of a result for the defender minus that for the attacker. Being forced back
   * costs one point for each hex, at least one; elimination costs more than any loss; an exchange
   * costs both sides the same.
   */
  public static int balance(CombatResult result) {
    return ResultScale.balance(result);
  }

  /** Returns whether the results have an order: all except words without a ladder. */
  public boolean hasLadder() {
    return scale.isOrdered();
  }

  /** Returns the meaning of one step of a cell. */
  public CellStep cellStep() {
    return scale.cellStep();
  }

  /**
   * Returns the results that steps from a cell lead to, from the lowest to the highest, without the
   * cell's own. Of several equally good next results the one most like the cell's is taken, then
   * the first in the table. Where words have no order, one step up or down leads to the nearest
   * other words along the rows, or along the columns if only they are numbers.
   */
  public List<Rung> rungs(int row, int column) {
    if (hasLadder()) {
      return scale.rungs(grid.text(row, column));
    }
    List<Rung> neighbors = new ArrayList<>();
    for (int by : List.of(-1, 1)) {
      String words = words(row, column, by);
      if (words != null) {
        neighbors.add(new Rung(words, by));
      }
    }
    return neighbors;
  }

  /** Returns the words of the nearest cell with other words; null if there is none. */
  private String words(int row, int column, int by) {
    boolean alongRows = isAlongRows(grid);
    int length = alongRows ? grid.rows().size() : grid.columns().size();
    String here = grid.text(row, column);
    for (int i = (alongRows ? row : column) + by; i >= 0 && i < length; i += by) {
      String there = alongRows ? grid.text(i, column) : grid.text(row, i);
      if (!there.equals(here)) {
        return there;
      }
    }
    return null;
  }

  /** Returns whether the words of a table are ordered along its rows, not its columns. */
  public static boolean isAlongRows(Grid grid) {
    return !grid.rows().isByName() || grid.columns().isByName();
  }
}
