package vedette.rules.crt;

import vedette.json.EnumWords;
import vedette.table.Effect.Forced;

/** Why a fight is over. */
enum Ending {
  ATTACKER_ELIMINATED,
  DEFENDER_ELIMINATED,
  BOTH_ELIMINATED,
  ATTACKER_REPULSED,
  DEFENDER_REPULSED,
  ATTACKER_RETREATS,
  DEFENDER_RETREATS,
  BOTH_FORCED_BACK,
  OFF_THE_TABLE,
  ROUNDS_OVER;

  /** Who is eliminated; one of them is. */
  static Ending eliminated(boolean attacker, boolean defender) {
    return attacker && defender
        ? BOTH_ELIMINATED
        : attacker ? ATTACKER_ELIMINATED : DEFENDER_ELIMINATED;
  }

  /** How the sides are forced back, both with something left; null if neither is. */
  static Ending forcedBack(Forced attacker, Forced defender) {
    if (attacker != Forced.NOT && defender != Forced.NOT) {
      return BOTH_FORCED_BACK;
    }
    if (attacker != Forced.NOT) {
      return attacker == Forced.REPULSED ? ATTACKER_REPULSED : ATTACKER_RETREATS;
    }
    if (defender != Forced.NOT) {
      return defender == Forced.REPULSED ? DEFENDER_REPULSED : DEFENDER_RETREATS;
    }
    return null;
  }

  @Override
  public String toString() {
    return EnumWords.spaced(this);
  }
}
