package vedette.study;

import java.util.Arrays;
import vedette.problem.Printable;
import vedette.problem.Problems;
import vedette.table.CellKind;
import vedette.table.Grid;

/**
 * Looks for rolls that go against the others: a worse result after a better one, or the reverse.
 */
final class RollCheck {
  private final Grid grid;
  private final Problems problems;
  private final int[] rows;
  private final Trend trend;

  RollCheck(Grid grid, Problems problems) {
    this.grid = grid;
    this.problems = problems;
    rows = Arrays.stream(grid.rows().ascending()).filter(grid::isRolled).toArray();
    trend = Trend.ofRolls(grid, rows);
  }

  void check() {
    if (trend == Trend.NONE) {
      return;
    }
    for (int column = 0; column < grid.columns().size(); column++) {
      for (int i = 1; i < rows.length; i++) {
        CellComparison comparison =
            CellComparison.of(grid, rows[i], column, grid, rows[i - 1], column);
        if ((trend == Trend.UP ? comparison : comparison.reversed()) == CellComparison.WORSE) {
          against(rows[i], rows[i - 1], column);
        }
      }
    }
  }

  private void against(int row, int before, int column) {
    String than =
        grid.cells() == CellKind.NUMBER
            ? (trend == Trend.UP ? "less" : "more") + " than"
            : (trend == Trend.UP ? "worse" : "better") + " for the attacker than";
    grid.warn(
        problems,
        LintCode.ROLL_ORDER,
        grid.at(row, column),
        "roll "
            + grid.rows().name(row)
            + " is "
            + than
            + " roll "
            + grid.rows().name(before)
            + " in column "
            + Printable.quote(grid.columns().name(column))
            + ": "
            + grid.text(row, column)
            + " after "
            + grid.text(before, column),
        "most rolls run the other way; exchange the two cells?");
  }
}
