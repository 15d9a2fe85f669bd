package vedette.rules.kit;

import vedette.dice.Die;
import vedette.fight.Umpire;
import vedette.table.Grid;

/**
 * A table of numbers as rules roll on it. They learn the number alone and not the die, so rolls
 * that find the same number are one.
 */
public final class NumberTable {
  private final Grid grid;
  private final int added;
  private final String what;
  private final Die[] dice;
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
    dice = new Die[grid.columns().size()];
    readings = Notes.ids(grid.source().readings());
  }

  /** Rolls in the column of a number, and notes the cell that it finds. */
  public int roll(int number, Umpire umpire) {
    int column = grid.column(number);
    int row = row(umpire.roll(die(column)));
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

  /** Made when first asked for; a thread that does not see it makes an equal one. */
  private Die die(int column) {
    Die known = dice[column];
    if (known == null) {
      known = grid.die().merged(roll -> grid.number(row(roll), column));
      dice[column] = known;
    }
    return known;
  }
}
