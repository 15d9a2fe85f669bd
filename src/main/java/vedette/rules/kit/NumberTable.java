package vedette.rules.kit;

import java.util.List;
import java.util.stream.IntStream;
import vedette.fight.Umpire;
import vedette.table.grid.Grid;
import vedette.table.grid.MergedDice;

/**
 * A table of numbers that shows rules the number but not the die. Rolls that find the same number
 * are merged into one outcome.
 */
public final class NumberTable {
  private final Grid grid;
  private final String what;
  private final String readings;

  /** The DRM from which on every roll reads as the highest or lowest face. */
  private final int most;

  /** The die for each DRM, from the lowest. */
  private final List<MergedDice> dice;

  /**
   * Creates a table that is rolled on as printed.
   *
   * @param what singular noun for the things that its numbers count, such as {@code hit}
   */
  public NumberTable(Grid grid, String what) {
    this.grid = grid;
    this.what = what;
    readings = Notes.ids(grid.source().readings());
    most = grid.die().max() - grid.die().min();
    dice = IntStream.rangeClosed(-most, most).mapToObj(this::dice).toList();
  }

  private MergedDice dice(int drm) {
    return new MergedDice(grid, (roll, column) -> grid.number(row(roll + drm), column));
  }

  /**
   * Rolls in the column of a number, notes the cell and returns its number.
   *
   * @param drm amount added to the roll; a modified roll beyond the faces of the die reads as the
   *     nearest face
   */
  public int roll(int number, int drm, Umpire umpire) {
    int added = Math.max(-most, Math.min(drm, most));
    int column = grid.column(number);
    int row = row(umpire.roll(dice.get(most + added).of(column)) + added);
    int found = grid.number(row, column);
    if (umpire.hears(readings)) {
      String text = found + " " + what + (found == 1 ? "" : "s");
      umpire.note(Notes.cell(grid, row, column, text, readings));
    }
    return found;
  }

  private int row(int modified) {
    return grid.row(Math.max(grid.die().min(), Math.min(modified, grid.die().max())));
  }
}
