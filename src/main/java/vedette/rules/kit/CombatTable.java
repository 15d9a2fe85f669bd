package vedette.rules.kit;

import vedette.fight.Umpire;
import vedette.table.CombatResult;
import vedette.table.Grid;
import vedette.table.MergedDice;

/**
 * A combat results table as rules roll on it. They learn the result alone and not the die, so rolls
 * that find the same cell are one.
 */
public final class CombatTable {
  private final Grid grid;
  private final Cells cells;
  private final int added;
  private final MergedDice dice;
  private final String readings;

  /** What the cells of a table come to, where they are not written as results. */
  public interface Cells {
    /** The result of a cell. */
    CombatResult result(int row, int column);
  }

  /** Rolled on with nothing added. */
  public CombatTable(Grid grid) {
    this(grid, 0, grid::result);
  }

  /**
   * Rolled on with a DRM.
   *
   * @param added what is added to each roll; there must be a row for whatever that comes to
   */
  public CombatTable(Grid grid, int added, Cells cells) {
    this.grid = grid;
    this.cells = cells;
    this.added = added;
    dice = new MergedDice(grid, added);
    readings = Notes.ids(grid.source().readings());
  }

  /** The column of a differential; beyond the edges the one that stands in there. */
  public int column(int differential) {
    return grid.column(differential);
  }

  /** What a column is called. */
  public String name(int column) {
    return grid.columns().name(column);
  }

  /** Rolls in a column, and notes the cell that it finds. */
  public CombatResult roll(int column, Umpire umpire) {
    int row = grid.row(umpire.roll(dice.of(column)) + added);
    Notes.cell(grid, row, column, grid.text(row, column), readings, umpire);
    return cells.result(row, column);
  }
}
