package vedette.table.grid;

import vedette.dice.Die;

/**
 * The die of a table, with the rolls merged that have the same meaning in a column.
 *
 * <p>Each column's die is made at its first use. Threads that race for it make equal dice and see a
 * complete one: a die has only final fields, and makes its own alias table.
 */
public final class MergedDice {
  private final Grid grid;
  private final Meaning meaning;
  private final Die[] dice;

  /** The meaning of rolls. */
  public interface Meaning {
    /** Returns the meaning of a roll in a column; equal by content. */
    Object of(int roll, int column);
  }

  /** Merges rolls to which a rule gives the same meaning. */
  public MergedDice(Grid grid, Meaning meaning) {
    this.grid = grid;
    this.meaning = meaning;
    dice = new Die[grid.columns().size()];
  }

  /** Merges rolls that find the same text. */
  public MergedDice(Grid grid) {
    this(grid, (roll, column) -> words(grid, roll, column));
  }

  /** Returns the die of a column. */
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
