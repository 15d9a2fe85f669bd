package vedette.rules.kit;

import java.util.List;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.table.grid.Grid;
import vedette.table.grid.Modifier;

/** Notes of cells and modifiers, created only if they are recorded. */
public final class Notes {
  private Notes() {}

  /** Returns ids of readings as notes store them, separated by spaces. */
  public static String ids(List<String> readings) {
    if (readings.isEmpty()) {
      return "";
    }
    return readings.size() == 1 ? readings.get(0) : String.join(" ", readings);
  }

  /**
   * Notes a cell of a table that decided something.
   *
   * @param text text of the cell
   * @param readings ids of the readings that it rests on, separated by spaces
   */
  public static void cell(
      Grid grid, int row, int column, String text, String readings, Umpire umpire) {
    if (umpire.hears(readings)) {
      umpire.note(cell(grid, row, column, text, readings));
    }
  }

  /** Returns the note of a cell, for callers that have checked that notes are recorded. */
  static Note cell(Grid grid, int row, int column, String text, String readings) {
    return new Note.Cell(
        grid.id(),
        grid.rows().name(row),
        grid.columns().name(column),
        text,
        grid.columns().size() == 1,
        Note.idsIn(readings));
  }

  /**
   * Notes a modifier of a table.
   *
   * @param value the amount that it adds here
   * @param because the unit or thing that made it apply
   */
  public static void modifier(Modifier modifier, int value, Object because, Umpire umpire) {
    modifier(modifier.name(), value, because, ids(modifier.readings()), umpire);
  }

  /**
   * Notes a modifier with its own readings instead of its table's.
   *
   * @param readings ids of the readings, separated by spaces
   */
  public static void modifier(
      String name, int value, Object because, String readings, Umpire umpire) {
    if (umpire.hears(readings)) {
      umpire.note(new Note.Modifier(name, value, because, Note.idsIn(readings)));
    }
  }

  /**
   * Notes a modifier that compares amounts of two sides.
   *
   * @param own amount of the side that gets the modifier
   * @param other amount of the other side
   */
  public static void compared(
      String name, int value, int own, int other, List<String> readings, Umpire umpire) {
    String ids = ids(readings);
    if (umpire.hears(ids)) {
      umpire.note(new Note.Modifier(name, value, own + " against " + other, readings));
    }
  }
}
