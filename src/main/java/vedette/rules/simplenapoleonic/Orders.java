package vedette.rules.simplenapoleonic;

import java.util.Optional;
import vedette.fight.Doctrine;
import vedette.fight.Side;
import vedette.rules.HasVariants;
import vedette.rules.kit.Doctrines;

/** What a player says of how both sides act and decide in a fight of turns. */
interface Orders extends HasVariants {
  /** Who moves first in the first turn, if it is known. */
  Optional<Side> first();

  /** Whom units fire at. */
  Aim target();

  /** Whether the attacker tries to kill generals. */
  KillGeneral attackerKills();

  /** Whether the defender tries to kill generals. */
  KillGeneral defenderKills();

  /** Whether a side tries to kill generals. */
  default KillGeneral kills(Side side) {
    return side == Side.ATTACKER ? attackerKills() : defenderKills();
  }

  /** How both sides decide. */
  default Doctrine doctrine() {
    return new Doctrines()
        .with(TargetChoice.class, target()::choose)
        .with(KillChoice.class, choice -> kills(choice.side()).tries(choice));
  }
}
