package vedette.rules.own;

import vedette.fight.BySide;
import vedette.fight.Side;

/**
 * How a fight ended.
 *
 * @param ending why
 */
record FightResult(BySide<Troops> troops, String ending) {
  static final String OFF_THE_TABLE = "off the table";
  static final String ROUNDS_OVER = "rounds over";

  /** Whether a side has no unit in the fight, and none that got away. */
  boolean isEliminated(Side side) {
    return !troops.of(side).stands() && !anyGotAway(troops.of(side));
  }

  /** Whether a side has no unit in the fight, but some that got away. */
  boolean isForcedBack(Side side) {
    return !troops.of(side).stands() && anyGotAway(troops.of(side));
  }

  /** Whether the attacker is in the fight and the defender is not. */
  boolean isWon() {
    return troops.attacker().stands() && !troops.defender().stands();
  }

  private static boolean anyGotAway(Troops side) {
    for (int unit = 0; unit < side.size(); unit++) {
      if (side.gotAway(unit)) {
        return true;
      }
    }
    return false;
  }

  /** Why a fight is over in which a side has no unit left; null if both have. */
  static String ending(BySide<Troops> troops) {
    boolean attacker = troops.attacker().stands();
    boolean defender = troops.defender().stands();
    if (attacker && defender) {
      return null;
    }
    boolean attackerAway = !attacker && anyGotAway(troops.attacker());
    boolean defenderAway = !defender && anyGotAway(troops.defender());
    boolean attackerGone = !attacker && !attackerAway;
    boolean defenderGone = !defender && !defenderAway;
    if (attackerGone || defenderGone) {
      return attackerGone && defenderGone
          ? "both eliminated"
          : attackerGone ? "attacker eliminated" : "defender eliminated";
    }
    if (attackerAway && defenderAway) {
      return "both forced back";
    }
    Side side = attackerAway ? Side.ATTACKER : Side.DEFENDER;
    return side + (repulsed(troops.of(side)) ? " repulsed" : " retreats");
  }

  private static boolean repulsed(Troops side) {
    for (int unit = 0; unit < side.size(); unit++) {
      if (side.gotAway(unit) && side.wasRepulsed(unit)) {
        return true;
      }
    }
    return false;
  }
}
