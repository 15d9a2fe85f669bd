package vedette.study;

import vedette.dice.Die;
import vedette.table.Grid;

/** Which way a table runs as a whole: a few cells that go against the others do not turn it. */
enum Trend {
  /** Better for the attacker, or to higher numbers. */
  UP,
  /** Worse for the attacker, or to lower numbers. */
  DOWN,
  /** Neither. */
  NONE;

  private static final double ROUNDING = 1e-9;

  /** From one column to the next. */
  static Trend ofColumns(Grid grid) {
    Die die = grid.die();
    double[] heights = new double[grid.columns().size()];
    for (int column = 0; column < heights.length; column++) {
      for (int i = 0; i < die.outcomes(); i++) {
        double weight = (double) die.weight(i) / die.total();
        heights[column] += weight * height(grid, grid.row(die.value(i)), column);
      }
    }
    return of(heights);
  }

  /**
   * From one roll to the next.
   *
   * @param rows the indices of the rows by rising rolls
   */
  static Trend ofRolls(Grid grid, int[] rows) {
    double[] heights = new double[rows.length];
    for (int i = 0; i < rows.length; i++) {
      for (int column = 0; column < grid.columns().size(); column++) {
        heights[i] += height(grid, rows[i], column);
      }
    }
    return of(heights);
  }

  private static double height(Grid grid, int row, int column) {
    double height = 0;
    for (CellCriterion criterion : CellCriterion.of(grid)) {
      height += criterion.merit(grid, row, column);
    }
    return height;
  }

  /** The sign of the slope of the straight line through them. */
  private static Trend of(double[] heights) {
    double slope = 0;
    for (int i = 0; i < heights.length; i++) {
      slope += (i - (heights.length - 1) / 2.0) * heights[i];
    }
    return Math.abs(slope) < ROUNDING ? NONE : slope > 0 ? UP : DOWN;
  }
}
