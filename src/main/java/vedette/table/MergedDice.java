package vedette.table;

import vedette.dice.Die;

/**
 * The die of a table, its rolls merged that find the same words in a column.
 *
 * <p>Each is made when first asked for; a thread that does not see it makes an equal one.
 */
public final class MergedDice {
  private final Grid grid;
  private final int added;
  private final Die[] dice;

  /**
   * For rolls on a table.
   *
   * @param added what is added to each
   */
  public MergedDice(Grid grid, int added) {
    this.grid = grid;
    this.added = added;
    dice = new Die[grid.columns().size()];
  }

  /** The die for a column. */
  public Die of(int column) {
    Die known = dice[column];
    if (known == null) {
      known = grid.die().merged(roll -> words(roll + added, column));
      dice[column] = known;
    }
    return known;
  }

  private String words(int roll, int column) {
    int row = grid.rows().find(roll);
    return row < 0 ? "" : grid.text(row, column);
  }
}
