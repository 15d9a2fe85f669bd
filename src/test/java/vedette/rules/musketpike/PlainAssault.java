package vedette.rules.musketpike;

import vedette.rules.PlainDice;

/**
 * The assault of two hexes of heavy foot on a redoubt with light foot and a gun, written in the
 * simplest way: fire in order, then the {@linkplain PlainMelee melee}.
 */
public final class PlainAssault {
  private static final PlainMelee.Side ATTACKER = new PlainMelee.Side("hi2 16/16 ql7");
  private static final PlainMelee.Side FOOT = new PlainMelee.Side("li 1/1 ql4, art 12lb ql6");
  private static final int GUN_QUALITY = 6;

  /** Fire values: foot on the move, the gun at range 1; at light foot and into cover, one less. */
  private static final int GUN = 3;

  private static final int LIGHT_FOOT = 2;
  private static final int HEAVY_FOOT = 4;
  private static final int AT_LIGHT_FOOT = -1;
  private static final int INTO_COVER = -1;
  private static final int DISORDERED = -1;

  /** Hits by fire value, from 1, and roll. */
  static final int[][] FIRE = {
    {0, 0, 0, 0, 0, 0, 0, 0, 1, 1},
    {0, 0, 0, 0, 0, 0, 0, 1, 1, 1},
    {0, 0, 0, 0, 0, 0, 1, 1, 1, 1},
    {0, 0, 0, 0, 0, 1, 1, 1, 1, 2},
    {0, 0, 0, 0, 1, 1, 1, 1, 2, 2},
  };

  /** The result of an assault. */
  public record Result(
      String ending,
      int attackerLosses,
      int defenderLosses,
      boolean attackerDisordered,
      boolean gunDisordered) {}

  private PlainAssault() {}

  /** Plays the assault once. */
  public static Result fight(PlainDice dice) {
    PlainMelee.Side attacker = new PlainMelee.Side(ATTACKER);
    PlainMelee.Side foot = new PlainMelee.Side(FOOT);
    boolean gunDisordered = false;

    // Only the first check of a stack counts.
    int hits = FIRE[GUN - 1][dice.roll(10) - 1];
    if (hits > 0) {
      hit(attacker, hits, dice.roll(10));
    }
    boolean checked = hits > 0;
    hits = FIRE[LIGHT_FOOT - 1][dice.roll(10) - 1];
    if (hits > 0 && checked) {
      attacker.lose(hits);
    } else if (hits > 0) {
      hit(attacker, hits, dice.roll(10));
    }
    int value = HEAVY_FOOT + AT_LIGHT_FOOT + INTO_COVER;
    hits = FIRE[(attacker.disordered ? value + DISORDERED : value) - 1][dice.roll(10) - 1];
    if (hits > 0) {
      int check = dice.roll(10);
      hit(foot, hits, check);
      gunDisordered = check > GUN_QUALITY;
    }

    boolean shotDown = foot.points == 0;
    if (shotDown) {
      // The attacker enters without a melee, and the works disorder it.
      attacker.disordered = true;
    } else if (!PlainMelee.fight(attacker, foot, "redoubt", "front", dice).defenderEliminated()) {
      throw new IllegalStateException("one point of light foot outlives no melee");
    }
    return new Result(
        shotDown ? "defender destroyed by fire" : "defender eliminated",
        attacker.lost,
        foot.lost,
        attacker.disordered,
        gunDisordered);
  }

  private static void hit(PlainMelee.Side target, int hits, int check) {
    target.lose(hits);
    target.disordered |= check > target.morale();
  }
}
