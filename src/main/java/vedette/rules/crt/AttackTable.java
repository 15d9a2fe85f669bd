package vedette.rules.crt;

import vedette.fight.Umpire;
import vedette.rules.Consulted;
import vedette.table.CellKind;
import vedette.table.CombatResult;
import vedette.table.Effect;
import vedette.table.Effect.Forced;
import vedette.table.Grid;
import vedette.table.MergedDice;
import vedette.table.Table;
import vedette.table.Usage.Loser;

/**
 * A designer's combat results table, whose cells are results even if they are written as points.
 */
final class AttackTable {
  private final Grid grid;
  private final int drm;
  private final MergedDice dice;
  private final CombatResult[][] results;
  private final String readings;

  /**
   * A table that was checked.
   *
   * @param drm what is added to each roll
   */
  AttackTable(Grid grid, int drm) {
    this.grid = grid;
    this.drm = drm;
    dice = new MergedDice(grid, drm);
    readings = String.join(" ", grid.source().readings());
    results = new CombatResult[grid.rows().size()][grid.columns().size()];
    boolean effect = false;
    for (int row = 0; row < results.length; row++) {
      for (int column = 0; column < results[row].length; column++) {
        results[row][column] =
            grid.cells() == CellKind.COMBAT ? grid.result(row, column) : points(row, column);
        effect |= results[row][column].hasEffect();
      }
    }
    if (!effect) {
      throw grid.withoutEffect(
          "no cell of this table does anything to anybody: no fight can end on it",
          "give it a result such as D1, DR or DE");
    }
  }

  private CombatResult points(int row, int column) {
    Effect lost = new Effect(grid.number(row, column), Forced.NOT);
    return grid.usage().loser() == Loser.ATTACKER
        ? new CombatResult(grid.text(row, column), lost, Effect.NONE)
        : new CombatResult(grid.text(row, column), Effect.NONE, lost);
  }

  /**
   * A table that an attack can be fought on.
   *
   * @throws vedette.json.WrongFile if it is none
   */
  static Grid checked(Table table) {
    if (!(table instanceof Grid grid)) {
      throw table.unusable(
          "an attack needs a table of kind \"grid\"",
          "give a combat results table; a list of modifiers has no cells");
    }
    if (grid.die() == null) {
      throw table.unusable(
          "no die picks a row of this table", "give the rows a \"die\", such as \"d6\"");
    }
    if (grid.cells() == CellKind.TEXT) {
      throw table.unusable(
          "an attack cannot read cells of text", "write \"cells\": \"combat\" or \"number\"");
    }
    if (grid.cells() == CellKind.NUMBER) {
      if (grid.usage().loser() == null) {
        throw table.unusable(
            "not said which side loses the points in the cells",
            "add \"loses\": \"defender\" (or \"attacker\")");
      }
      grid.atLeast(0);
    }
    return grid;
  }

  /** The table as it is. */
  Grid grid() {
    return grid;
  }

  /** Rolls in a column. */
  CombatResult roll(int column, Umpire umpire) {
    int row = grid.row(umpire.roll(dice.of(column)) + drm);
    if (umpire.hears(readings)) {
      Consulted.cell(grid, row, column, umpire);
    }
    return results[row][column];
  }

  /** A cell. */
  CombatResult result(int row, int column) {
    return results[row][column];
  }
}
