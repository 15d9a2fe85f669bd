package vedette.rules.simplenapoleonic;

import java.util.OptionalInt;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.YesNo;
import vedette.rules.kit.Doctrines;

/**
 * The choice whether the side that has scored hits tries to kill the general with the target (SN4).
 *
 * @param parameter parameter that holds the doctrine
 * @param hits hits that the side has scored
 * @param left points of the unit before them
 * @param taken hits on the side itself where both sides throw at the same time (SN3); empty in fire
 */
record KillChoice(Side side, String parameter, int hits, int left, OptionalInt taken)
    implements YesNo {
  private static final BySide<String> PARAMETERS = new BySide<>("attackerKills", "defenderKills");

  /** Returns the parameter for a side in a fight in which either side may kill generals. */
  static String parameterOf(Side side) {
    return PARAMETERS.of(side);
  }

  /** Returns the choice of the side that has fired. */
  static KillChoice inFire(Side side, String parameter, int hits, int left) {
    return new KillChoice(side, parameter, hits, left, OptionalInt.empty());
  }

  /** Returns the choice of a side in an assault, made after both throws. */
  static KillChoice inAssault(Side side, int hits, int left, int taken) {
    return new KillChoice(side, parameterOf(side), hits, left, OptionalInt.of(taken));
  }

  @Override
  public String situation() {
    String of = hits + (hits == 1 ? " hit" : " hits") + " on a unit of " + left;
    return taken.isPresent() ? of + ", own hits taken: " + taken.getAsInt() : of;
  }

  /** The doctrines for killing generals. */
  enum Kills implements Doctrines.StatedDoctrine {
    NEVER,
    ALWAYS,
    /** Only if the unit is destroyed although the attempt gives it back a point. */
    WHEN_FREE,
    /** The optimal choice. */
    BEST;

    @Override
    public boolean isBest() {
      return this == BEST;
    }

    boolean tries(KillChoice choice) {
      return this == ALWAYS || this == WHEN_FREE && choice.hits() > choice.left();
    }
  }
}
