package vedette.study.change;

import java.util.List;
import vedette.fight.Side;
import vedette.table.grid.CellKind;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Effect;
import vedette.table.grid.Grid;

/** A criterion by which the cells of a table are compared. */
public enum CellCriterion {
  DEFENDER_LOSES(Side.DEFENDER, false),
  DEFENDER_GOES_BACK(Side.DEFENDER, true),
  ATTACKER_LOSES(Side.ATTACKER, false),
  ATTACKER_GOES_BACK(Side.ATTACKER, true),
  NUMBER(null, false);

  /** Greater than any loss or retreat that a cell can hold. */
  public static final int GONE = 100;

  private static final List<CellCriterion> OF_NUMBERS = List.of(NUMBER);
  private static final List<CellCriterion> OF_RESULTS =
      List.of(DEFENDER_LOSES, DEFENDER_GOES_BACK, ATTACKER_LOSES, ATTACKER_GOES_BACK);

  /** The side whose losses or ground are compared; null for numbers. */
  private final Side side;

  private final boolean ofGround;

  CellCriterion(Side side, boolean ofGround) {
    this.side = side;
    this.ofGround = ofGround;
  }

  /** Returns the criteria for the cells of a table; an empty list if the cells are words. */
  public static List<CellCriterion> of(Grid grid) {
    if (grid.cells() == CellKind.TEXT) {
      return List.of();
    }
    return grid.cells() == CellKind.NUMBER ? OF_NUMBERS : OF_RESULTS;
  }

  /** Returns the amount of a cell by this criterion: losses, hexes or its number. */
  public int of(Grid grid, int row, int column) {
    if (this == NUMBER) {
      return grid.number(row, column);
    }
    CombatResult result = grid.result(row, column);
    Effect effect = side == Side.ATTACKER ? result.attacker() : result.defender();
    return ofGround ? retreatRank(effect) : losses(effect);
  }

  /**
   * Returns the words for an amount of at least {@code least}.
   *
   * @param removes whether results of the table eliminate a side
   */
  public String words(int least, boolean removes) {
    if (this == NUMBER) {
      return "the number is " + least + " or more";
    }
    return "the " + side + " " + (ofGround ? goingBack(least, removes) : lossText(least));
  }

  /** Returns whether more is better for the attacker, or for numbers always true. */
  public boolean isGood() {
    return side != Side.ATTACKER;
  }

  /** Returns whether the criterion is about holding ground. */
  public boolean isOfGround() {
    return ofGround;
  }

  /** Returns the amount of a cell, with its sign reversed if less is better. */
  public int merit(Grid grid, int row, int column) {
    return isGood() ? of(grid, row, column) : -of(grid, row, column);
  }

  /**
   * Returns whether a cell leaves the amount open: the cost of an exchange depends on the
   * strengths.
   */
  public static boolean isOpen(Grid grid, int row, int column) {
    return grid.cells() == CellKind.COMBAT && grid.result(row, column).exchange();
  }

  private static int losses(Effect effect) {
    return effect.eliminated() ? GONE : effect.losses();
  }

  /** Returns the rank of a retreat. An eliminated side does not hold its ground either. */
  private static int retreatRank(Effect effect) {
    if (effect.eliminated()) {
      return GONE;
    }
    return effect.forcedBack() ? Math.max(1, effect.hexes()) : 0;
  }

  private static String lossText(int least) {
    return least == GONE ? "is eliminated" : "loses " + least + " or more";
  }

  private static String goingBack(int least, boolean removes) {
    String far = least > 1 ? " " + least + " hexes" : "";
    return "is forced back" + far + (removes ? " or eliminated" : "");
  }
}
