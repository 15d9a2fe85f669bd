package vedette.rules.kit;

import vedette.fight.Umpire;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Grid;

/**
 * A combat results table as rules roll on it that look at the die as well: a leader is lost on a
 * natural 1. Every roll is one of its own.
 */
public final class NaturalTable {
  private final Grid grid;
  private final String readings;

  /** A table that is rolled on with nothing added. */
  public NaturalTable(Grid grid) {
    this.grid = grid;
    readings = Notes.ids(grid.source().readings());
  }

  /**
   * What a roll found.
   *
   * @param die as it fell
   */
  public record RollResult(int die, CombatResult result) {}

  /** Rolls in a column, and notes the cell that it finds. */
  public RollResult roll(int column, Umpire umpire) {
    int die = umpire.roll(grid.die());
    int row = grid.row(die);
    Notes.cell(grid, row, column, grid.text(row, column), readings, umpire);
    return new RollResult(die, grid.result(row, column));
  }
}
