package vedette.rules.kit;

import vedette.fight.Umpire;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Grid;

/**
 * A combat results table that shows rules the result and the die, as for a leader lost on a natural
 * 1. No rolls are merged.
 */
public final class NaturalTable {
  private final Grid grid;
  private final String readings;

  /** Creates a table whose rolls have no modifiers. */
  public NaturalTable(Grid grid) {
    this.grid = grid;
    readings = Notes.ids(grid.source().readings());
  }

  /**
   * The result of a roll.
   *
   * @param die natural roll
   * @param result result in the cell
   */
  public record RollResult(int die, CombatResult result) {}

  /** Rolls in a column, notes the cell and returns the roll and its result. */
  public RollResult roll(int column, Umpire umpire) {
    int die = umpire.roll(grid.die());
    int row = grid.row(die);
    Notes.cell(grid, row, column, grid.text(row, column), readings, umpire);
    return new RollResult(die, grid.result(row, column));
  }
}
