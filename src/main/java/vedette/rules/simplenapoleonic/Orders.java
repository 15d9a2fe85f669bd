package vedette.rules.simplenapoleonic;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.kit.Doctrines;

/** What a player says of how both sides decide in a fight. */
interface Orders {
  /** Whom units fire at. */
  Aim target();

  /** Whether the attacker tries to kill generals. */
  KillGeneral attackerKills();

  /** Whether the defender tries to kill generals. */
  KillGeneral defenderKills();

  /** How both sides decide. */
  default Doctrines doctrines() {
    BySide<KillGeneral> kills = new BySide<>(attackerKills(), defenderKills());
    return new Doctrines()
        .with(TargetChoice.class, target()::choose)
        .with(KillChoice.class, choice -> kills.of(choice.side()).tries(choice));
  }

  /** Whether a side ever tries to kill generals. */
  default boolean everKills(Side side) {
    return (side == Side.ATTACKER ? attackerKills() : defenderKills()) != KillGeneral.NEVER;
  }
}
