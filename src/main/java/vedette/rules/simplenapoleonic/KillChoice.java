package vedette.rules.simplenapoleonic;

import java.util.OptionalInt;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.YesNo;
import vedette.rules.kit.Doctrines;

/**
 * Whether the side that has inflicted losses tries to kill the general with their unit (SN4).
 *
 * @param parameter says whether it does
 * @param hits it has inflicted
 * @param left points that the unit had left before them
 * @param taken hits that it has taken itself, where both sides throw at the same time (SN3); none
 *     in fire
 */
record KillChoice(Side side, String parameter, int hits, int left, OptionalInt taken)
    implements YesNo {
  private static final BySide<String> PARAMETERS = new BySide<>("attackerKills", "defenderKills");

  /** Returns the parameter of a fight in which either side may kill generals. */
  static String parameterOf(Side side) {
    return PARAMETERS.of(side);
  }

  /** Returns the choice of the side that has fired. */
  static KillChoice inFire(Side side, String parameter, int hits, int left) {
    return new KillChoice(side, parameter, hits, left, OptionalInt.empty());
  }

  /** Returns the choice of a side that has thrown in an assault, when it has seen both throws. */
  static KillChoice inAssault(Side side, int hits, int left, int taken) {
    return new KillChoice(side, parameterOf(side), hits, left, OptionalInt.of(taken));
  }

  @Override
  public String situation() {
    String of = hits + (hits == 1 ? " hit" : " hits") + " on a unit of " + left;
    return taken.isPresent() ? of + ", own hits taken: " + taken.getAsInt() : of;
  }

  /** Whether a side tries to kill generals. */
  enum Kills implements Doctrines.StatedDoctrine {
    NEVER,
    ALWAYS,
    /** Only where the unit is destroyed in spite of the point that it is given back. */
    WHEN_FREE,
    /** What is best. */
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
