package vedette.study.change;

import java.util.List;
import vedette.fight.Side;
import vedette.table.grid.CellKind;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Effect;
import vedette.table.grid.Grid;

/** One thing that the cells of a table are compared in, whatever else they say. */
public enum CellCriterion {
  DEFENDER_LOSES(Side.DEFENDER, false),
  DEFENDER_GOES_BACK(Side.DEFENDER, true),
  ATTACKER_LOSES(Side.ATTACKER, false),
  ATTACKER_GOES_BACK(Side.ATTACKER, true),
  NUMBER(null, false);

  /** More than any points or hexes that a cell can say. */
  public static final int GONE = 100;

  private static final List<CellCriterion> OF_NUMBERS = List.of(NUMBER);
  private static final List<CellCriterion> OF_RESULTS =
      List.of(DEFENDER_LOSES, DEFENDER_GOES_BACK, ATTACKER_LOSES, ATTACKER_GOES_BACK);

  /** Whose losses or ground it is; null of a number. */
  private final Side side;

  private final boolean ofGround;

  CellCriterion(Side side, boolean ofGround) {
    this.side = side;
    this.ofGround = ofGround;
  }

  /** Returns all that the cells of a table are compared in; nothing if they are words. */
  public static List<CellCriterion> of(Grid grid) {
    if (grid.cells() == CellKind.TEXT) {
      return List.of();
    }
    return grid.cells() == CellKind.NUMBER ? OF_NUMBERS : OF_RESULTS;
  }

  /** How much of it a cell has. */
  public int of(Grid grid, int row, int column) {
    if (this == NUMBER) {
      return grid.number(row, column);
    }
    CombatResult result = grid.result(row, column);
    Effect effect = side == Side.ATTACKER ? result.attacker() : result.defender();
    return ofGround ? retreatRank(effect) : losses(effect);
  }

  /**
   * Having so much of it or more, in words.
   *
   * @param removes whether results of the table eliminate a side
   */
  public String words(int least, boolean removes) {
    if (this == NUMBER) {
      return "the number is " + least + " or more";
    }
    return "the " + side + " " + (ofGround ? goingBack(least, removes) : lossText(least));
  }

  /** Returns whether more of it is better for the attacker, or simply more. */
  public boolean isGood() {
    return side != Side.ATTACKER;
  }

  /** Returns whether it is about holding the ground. */
  public boolean isOfGround() {
    return ofGround;
  }

  /** How much of it a cell has, less of what is bad being more. */
  public int merit(Grid grid, int row, int column) {
    return isGood() ? of(grid, row, column) : -of(grid, row, column);
  }

  /**
   * Returns whether it is not known from the cell: what an exchange costs depends on the strengths.
   */
  public static boolean isOpen(Grid grid, int row, int column) {
    return grid.cells() == CellKind.COMBAT && grid.result(row, column).exchange();
  }

  private static int losses(Effect effect) {
    return effect.eliminated() ? GONE : effect.losses();
  }

  /** Whoever is gone does not hold the ground either. */
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
