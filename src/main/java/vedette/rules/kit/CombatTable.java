package vedette.rules.kit;

import vedette.fight.Umpire;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Grid;
import vedette.table.grid.MergedDice;

/**
 * A combat results table that shows rules the result but not the die. Rolls that find the same cell
 * are merged into one outcome.
 */
public final class CombatTable {
  private final Grid grid;
  private final MergedDice dice;
  private final String readings;

  /** Creates a table that is rolled on as printed. */
  public CombatTable(Grid grid) {
    this.grid = grid;
    dice = new MergedDice(grid);
    readings = Notes.ids(grid.source().readings());
  }

  /**
   * Returns the column of a differential. A differential beyond the edges gets the column that the
   * table specifies for it.
   */
  public int column(int differential) {
    return grid.column(differential);
  }

  /** Returns the name of a column. */
  public String name(int column) {
    return grid.columns().name(column);
  }

  /** Rolls in a column, notes the cell and returns its result. */
  public CombatResult roll(int column, Umpire umpire) {
    int row = grid.row(umpire.roll(dice.of(column)));
    Notes.cell(grid, row, column, grid.text(row, column), readings, umpire);
    return grid.result(row, column);
  }
}
