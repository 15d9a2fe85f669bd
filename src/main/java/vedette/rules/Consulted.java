package vedette.rules;

import java.util.List;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.table.Grid;

/** Notes the table cells that rules consult. */
public final class Consulted {
  private Consulted() {}

  /** Notes a cell, with the readings of its table. */
  public static void cell(Grid grid, int row, int column, Listener listener) {
    cell(grid, row, column, grid.text(row, column), grid.source().readings(), listener);
  }

  /** Notes a cell in other words, or for other readings. */
  public static void cell(
      Grid grid, int row, int column, String text, List<String> readings, Listener listener) {
    listener.note(
        new Note.Cell(
            grid.id(), grid.rows().name(row), grid.columns().name(column), text, readings));
  }
}
