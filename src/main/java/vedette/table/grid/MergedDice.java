package vedette.table.grid;

import vedette.dice.Die;

/**
 * The die of a table, its rolls merged that come to the same in a column.
 *
 * <p>Each is made when first asked for. Threads that race for it make equal ones, and see all of
 * the one they read: a die has only final fields, and an alias table that it makes itself.
 */
public final class MergedDice {
  private final Grid grid;
  private final Meaning meaning;
  private final Die[] dice;

  /** What rolls come to. */
  public interface Meaning {
    /** Returns what a roll comes to in a column; equal by content. */
    Object of(int roll, int column);
  }

  /** For rolls that come to whatever a rule makes of them. */
  public MergedDice(Grid grid, Meaning meaning) {
    this.grid = grid;
    this.meaning = meaning;
    dice = new Die[grid.columns().size()];
  }

  /** For rolls that come to the words of the cell they find. */
  public MergedDice(Grid grid) {
    this(grid, (roll, column) -> words(grid, roll, column));
  }

  /** Returns the die for a column. */
  public Die of(int column) {
    Die known = dice[column];
    if (known == null) {
      known = grid.die().merged(roll -> meaning.of(roll, column));
      dice[column] = known;
    }
    return known;
  }

  private static String words(Grid grid, int roll, int column) {
    int row = grid.rows().find(roll);
    return row < 0 ? "" : grid.text(row, column);
  }
}
