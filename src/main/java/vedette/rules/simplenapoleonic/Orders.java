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

/** The part of a request that says how both sides act and decide in a fight of several turns. */
interface Orders extends HasVariants, HasChoices {
  /** Returns the side that moves first in the first turn, if it is given. */
  Optional<Side> first();

  /** Returns the doctrine for choosing targets. */
  TargetChoice.Aim target();

  /** Returns the attacker's doctrine for killing generals. */
  KillChoice.Kills attackerKills();

  /** Returns the defender's doctrine for killing generals. */
  KillChoice.Kills defenderKills();

  /**
   * Returns the number of generals near a side's units, with no unit of their own, that may rally
   * them.
   */
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

  /**
   * Lists the generals that no enemy tries to kill, because that limits the measures of the answer
   * (SN4).
   */
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

  /** Returns the doctrines of both sides. */
  default Doctrine doctrine() {
    return new Doctrines()
        .with(TargetChoice.class, target(), TargetChoice.Aim::choose)
        .with(
            KillChoice.class,
            new BySide<>(attackerKills(), defenderKills()),
            KillChoice.Kills::tries);
  }
}
