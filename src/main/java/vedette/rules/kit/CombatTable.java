package vedette.rules.kit;

import vedette.fight.Umpire;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Grid;
import vedette.table.grid.MergedDice;

/**
 * A combat results table as rules roll on it. They learn the result alone and not the die, so rolls
 * that find the same cell are one.
 */
public final class CombatTable {
  private final Grid grid;
  private final MergedDice dice;
  private final String readings;

  /** Rolled on as it is printed. */
  public CombatTable(Grid grid) {
    this.grid = grid;
    dice = new MergedDice(grid);
    readings = Notes.ids(grid.source().readings());
  }

  /** Returns the column of a differential; beyond the edges the one that stands in there. */
  public int column(int differential) {
    return grid.column(differential);
  }

  /** Returns what a column is called. */
  public String name(int column) {
    return grid.columns().name(column);
  }

  /** Rolls in a column, and notes the cell that it finds. */
  public CombatResult roll(int column, Umpire umpire) {
    int row = grid.row(umpire.roll(dice.of(column)));
    Notes.cell(grid, row, column, grid.text(row, column), readings, umpire);
    return grid.result(row, column);
  }
}
