package vedette.rules.crt;

import vedette.table.Effect.Forced;

/** Why a fight is over. */
enum Ending {
  ATTACKER_ELIMINATED("attacker eliminated"),
  DEFENDER_ELIMINATED("defender eliminated"),
  BOTH_ELIMINATED("both eliminated"),
  ATTACKER_REPULSED("attacker repulsed"),
  DEFENDER_REPULSED("defender repulsed"),
  ATTACKER_RETREATS("attacker retreats"),
  DEFENDER_RETREATS("defender retreats"),
  BOTH_FORCED_BACK("both forced back"),
  OFF_THE_TABLE("off the table"),
  ROUNDS_OVER("rounds over");

  private final String words;

  Ending(String words) {
    this.words = words;
  }

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
    return words;
  }
}
