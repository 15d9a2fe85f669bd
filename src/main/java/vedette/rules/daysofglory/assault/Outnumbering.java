package vedette.rules.daysofglory.assault;

import vedette.table.grid.Grid;
import vedette.table.grid.Range;

/**
 * The steps by which a number of stands outnumbers another. The table has the first steps; each
 * further multiple of the enemy's stands is one more (Close assault tactical factors: 1/2/3 and so
 * on).
 */
record Outnumbering(Grid table) {
  private static final int PERCENT = 100;

  /** Returns the number of steps, from 0. */
  int steps(int own, int enemy) {
    int percent = PERCENT * own / Math.max(1, enemy);
    int row = table.row(percent);
    Range range = table.rows().range(row);
    int further = range.high() == Range.OPEN_HIGH ? (percent - range.low()) / PERCENT : 0;
    return Math.max(0, table.number(row, 0)) + further;
  }
}
