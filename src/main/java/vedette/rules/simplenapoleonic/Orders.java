package vedette.rules.simplenapoleonic;

import java.util.Optional;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Side;
import vedette.rules.HasBest;
import vedette.rules.HasVariants;
import vedette.rules.kit.Doctrines;

/** What a player says of how both sides act and decide in a fight of turns. */
interface Orders extends HasVariants, HasBest {
  /** Who moves first in the first turn, if it is known. */
  Optional<Side> first();

  /** Whom units fire at. */
  Aim target();

  /** Whether the attacker tries to kill generals. */
  KillGeneral attackerKills();

  /** Whether the defender tries to kill generals. */
  KillGeneral defenderKills();

  /** Whether a side may try to kill generals. */
  default boolean mayKill(Side side) {
    KillGeneral kills = side == Side.ATTACKER ? attackerKills() : defenderKills();
    return kills != KillGeneral.NEVER || decidesBest(side);
  }

  /** How both sides decide. */
  default Doctrine doctrine() {
    return new Doctrines()
        .with(TargetChoice.class, target(), Aim::choose)
        .with(KillChoice.class, new BySide<>(attackerKills(), defenderKills()), KillGeneral::tries);
  }
}
