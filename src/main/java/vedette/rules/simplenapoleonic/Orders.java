package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.rules.HasChoices;
import vedette.rules.HasVariants;
import vedette.rules.Optimization;
import vedette.rules.kit.Doctrines;

/** What a player says of how both sides act and decide in a fight of turns. */
interface Orders extends HasVariants, HasChoices {
  /** Who moves first in the first turn, if it is known. */
  Optional<Side> first();

  /** Whom units fire at. */
  TargetChoice.Aim target();

  /** Returns whether the attacker tries to kill generals. */
  KillChoice.Kills attackerKills();

  /** Returns whether the defender tries to kill generals. */
  KillChoice.Kills defenderKills();

  /** Generals near a side's units, with none of their own, who may rally them. */
  default int generals(Side side) {
    return 0;
  }

  /** Lists the generals near each side. */
  default void describeNear(List<Fact> facts) {
    for (Side side : Side.values()) {
      if (generals(side) > 0) {
        facts.add(new Fact("generals", generals(side) + " near the " + side));
      }
    }
  }

  /** Returns whether a side may try to kill generals. */
  default boolean mayKill(Side side, Optimization wish) {
    KillChoice.Kills kills = side == Side.ATTACKER ? attackerKills() : defenderKills();
    return kills != KillChoice.Kills.NEVER || wish.frees(side);
  }

  /** Says which generals no enemy tries to kill, as that decides what the answer can show (SN4). */
  default void describeGenerals(Forces forces, Optimization wish, List<Fact> facts) {
    forces
        .troops()
        .forEach(
            (side, troops) -> {
              boolean general = troops.stream().anyMatch(troop -> troop.unit().general());
              if (general && !mayKill(side.opposite(), wish)) {
                facts.add(SituationText.spared(side, "--" + side.opposite() + "-kills"));
              }
            });
  }

  /** Returns how both sides decide. */
  default Doctrine doctrine() {
    return new Doctrines()
        .with(TargetChoice.class, target(), TargetChoice.Aim::choose)
        .with(
            KillChoice.class,
            new BySide<>(attackerKills(), defenderKills()),
            KillChoice.Kills::tries);
  }
}
