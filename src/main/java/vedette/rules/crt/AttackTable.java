package vedette.rules.crt;

import vedette.fight.BySide;
import vedette.table.CellKind;
import vedette.table.CombatResult;
import vedette.table.Effect;
import vedette.table.Grid;
import vedette.table.SystemFile;
import vedette.table.Table;

/**
 * A designer's combat results table, whose cells are results even if they are written as points.
 */
final class AttackTable {
  private final Grid grid;

  private final BySide<Possible> possible = new BySide<>(new Possible(), new Possible());

  /** What can become of a side. */
  static final class Possible {
    private boolean hurt;
    private boolean forcedBack;
    private int hexes;

    private void add(Effect effect, boolean exchange) {
      hurt |= effect.eliminated() || effect.losses() > 0 || exchange;
      forcedBack |= effect.forcedBack();
      hexes = Math.max(hexes, effect.hexes());
    }

    /** Whether it can lose anything. */
    boolean hurt() {
      return hurt;
    }

    /** Whether it can be forced back. */
    boolean forcedBack() {
      return forcedBack;
    }

    /** The most hexes that it can retreat; 0 if the table does not say how many. */
    int hexes() {
      return hexes;
    }
  }

  /**
   * A table that an attack can be fought on.
   *
   * @throws vedette.problem.WrongFile if it is none
   */
  AttackTable(Table table) {
    grid = checked(table);
    boolean effect = false;
    for (int row = 0; row < grid.rows().size(); row++) {
      for (int column = 0; column < grid.columns().size(); column++) {
        CombatResult result = grid.effect(row, column);
        effect |= result.hasEffect();
        possible.attacker().add(result.attacker(), result.exchange());
        possible.defender().add(result.defender(), result.exchange());
      }
    }
    if (!effect) {
      throw grid.withoutEffect(
          "no cell of this table has an effect: no fight can end on it",
          "give it a result such as D1, DR or DE");
    }
  }

  private static Grid checked(Table table) {
    if (table instanceof SystemFile) {
      throw table.unusable(
          "an attack is fought on a table, and this is a rule system",
          "in a suite such a fight has the system \"own\" and the engagement \"fight\"");
    }
    if (!(table instanceof Grid grid)) {
      throw table.unusable(
          "an attack needs a table of kind \"grid\"",
          "give a combat results table; a list of modifiers has no cells");
    }
    if (grid.die() == null) {
      throw table.unusable(
          "this table has no die for its rows", "give the rows a \"die\", such as \"d6\"");
    }
    if (grid.cells() == CellKind.TEXT) {
      throw table.unusable(
          "an attack cannot read cells of text", "write \"cells\": \"combat\" or \"number\"");
    }
    if (grid.cells() == CellKind.NUMBER) {
      if (grid.usage().loser() == null) {
        throw table.unusable(
            "the table does not say which side loses the points in its cells",
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

  /** What its cells can do to each side. */
  BySide<Possible> possible() {
    return possible;
  }
}
