package vedette.rules.kit;

import java.util.List;
import vedette.fight.Umpire;
import vedette.table.grid.Grid;

/** A table as rules consult it. Its cells are noted if somebody hears it. */
public final class TextTable {
  private final Grid grid;
  private final String readings;

  /** A table of whatever cells: as text. */
  public TextTable(Grid grid) {
    this(grid, grid.source().readings());
  }

  /** A table that is consulted for other readings than its own. */
  public TextTable(Grid grid, List<String> readings) {
    this.grid = grid;
    this.readings = Notes.ids(readings);
  }

  /** Returns the table itself. */
  public Grid grid() {
    return grid;
  }

  /**
   * Rolls in a column; rolls that find the same text are one.
   *
   * @return what the cell says
   */
  public String roll(int column, Umpire umpire) {
    return consult(grid.row(umpire.roll(grid.die(column))), column, umpire);
  }

  /**
   * Looks up a cell.
   *
   * @return what it says
   */
  public String consult(int row, int column, Umpire umpire) {
    String text = grid.text(row, column);
    Notes.cell(grid, row, column, text, readings, umpire);
    return text;
  }
}
