package vedette.rules.simplenapoleonic;

import java.util.Optional;
import vedette.fight.Side;

/** What a player says of how both sides act and decide in a fight of turns. */
interface Orders extends Rules.Asked {
  /** Who moves first in the first turn, if it is known. */
  Optional<Side> first();

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
