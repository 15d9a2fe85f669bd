package vedette.rules.kit;

import vedette.fight.Umpire;
import vedette.table.Grid;
import vedette.table.MergedDice;

/**
 * A table of numbers as rules roll on it. They learn the number alone and not the die, so rolls
 * that find the same number are one.
 */
public final class NumberTable {
  private final Grid grid;
  private final int added;
  private final String what;
  private final MergedDice dice;
  private final String readings;

  /**
   * Rolled on with a DRM.
   *
   * @param added what is added to each roll; modified beyond the faces of the die it reads as the
   *     outermost of them
   * @param what a number in it counts, one of them: {@code hit}
   */
  public NumberTable(Grid grid, int added, String what) {
    this.grid = grid;
    this.added = added;
    this.what = what;
    dice = new MergedDice(grid, (roll, column) -> grid.number(row(roll), column));
    readings = Notes.ids(grid.source().readings());
  }

  /** Rolls in the column of a number, and notes the cell that it finds. */
  public int roll(int number, Umpire umpire) {
    int column = grid.column(number);
    int row = row(umpire.roll(dice.of(column)));
    int found = grid.number(row, column);
    if (umpire.hears(readings)) {
      String text = found + " " + what + (found == 1 ? "" : "s");
      umpire.note(Notes.cell(grid, row, column, text, readings));
    }
    return found;
  }

  private int row(int roll) {
    return grid.row(Math.max(grid.die().min(), Math.min(roll + added, grid.die().max())));
  }
}
