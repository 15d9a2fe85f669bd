package vedette.rules.kit;

import java.util.List;
import vedette.fight.Umpire;
import vedette.table.grid.Grid;

/** A table of texts that rules consult. Its cells are noted if notes are recorded. */
public final class TextTable {
  private final Grid grid;
  private final String readings;

  /** Creates a table whose cells are read as text. */
  public TextTable(Grid grid) {
    this(grid, grid.source().readings());
  }

  /** Creates a table that is consulted for readings other than its own. */
  public TextTable(Grid grid, List<String> readings) {
    this.grid = grid;
    this.readings = Notes.ids(readings);
  }

  /** Returns the underlying grid. */
  public Grid grid() {
    return grid;
  }

  /**
   * Rolls in a column and notes the cell. Rolls that find the same text are merged into one
   * outcome.
   *
   * @return text of the cell
   */
  public String roll(int column, Umpire umpire) {
    return consult(grid.row(umpire.roll(grid.die(column))), column, umpire);
  }

  /**
   * Looks up a cell and notes it.
   *
   * @return text of the cell
   */
  public String consult(int row, int column, Umpire umpire) {
    String text = grid.text(row, column);
    Notes.cell(grid, row, column, text, readings, umpire);
    return text;
  }
}
