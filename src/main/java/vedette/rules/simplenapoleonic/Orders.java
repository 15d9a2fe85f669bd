package vedette.rules.simplenapoleonic;

import vedette.fight.Side;

/** What a player says of how both sides decide in a fight. */
interface Orders {
  /** Whom units fire at. */
  Aim target();

  /** Whether the attacker tries to kill generals. */
  KillGeneral attackerKills();

  /** Whether the defender tries to kill generals. */
  KillGeneral defenderKills();

  /** Whether a side ever tries to kill generals. */
  default boolean everKills(Side side) {
    return (side == Side.ATTACKER ? attackerKills() : defenderKills()) != KillGeneral.NEVER;
  }
}
