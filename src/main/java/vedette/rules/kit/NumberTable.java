package vedette.rules.kit;

import java.util.List;
import java.util.stream.IntStream;
import vedette.fight.Umpire;
import vedette.table.grid.Grid;
import vedette.table.grid.MergedDice;

/**
 * A table of numbers as rules roll on it. They learn the number alone and not the die, so rolls
 * that find the same number are one.
 */
public final class NumberTable {
  private final Grid grid;
  private final String what;
  private final String readings;

  /** The DRM beyond which every roll reads as the outermost face. */
  private final int most;

  /** The die for each DRM, from the lowest. */
  private final List<MergedDice> dice;

  /**
   * Rolled on as it is printed.
   *
   * @param what a number in it counts, one of them: {@code hit}
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
   * Rolls in the column of a number, and notes the cell that it finds.
   *
   * @param drm added to the roll; modified beyond the faces of the die it reads as the outermost of
   *     them
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
