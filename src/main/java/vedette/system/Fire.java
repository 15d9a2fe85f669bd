package vedette.system;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import vedette.system.effect.Effect;
import vedette.system.effect.Lose;
import vedette.system.query.Amount;
import vedette.system.query.Dependencies;
import vedette.system.query.UnitFilter;

/**
 * Fire: dice that hit.
 *
 * @param bySide whether a side rolls once for all its units
 * @param dice the number of dice
 * @param toHit the roll to hit
 * @param pairs how both sides' dice are paired; null if they are not
 * @param toWound the roll to wound; null if every hit wounds
 * @param toSave the save; null if there is none
 * @param hit the effects of a hit on the target
 * @param targets the units that it can hit; null for any
 * @param order the order in which they are hit; null for the order of all losses
 */
public record Fire(
    String name,
    boolean bySide,
    Amount dice,
    Throw toHit,
    Pairs pairs,
    Throw toWound,
    Throw toSave,
    List<Effect> hit,
    UnitFilter targets,
    LossOrder order) {
  /** Returns its rolls in order: each is made for a hit that the one before has not stopped. */
  public List<Throw> rolls() {
    return Stream.of(toHit, toWound, toSave).filter(Objects::nonNull).toList();
  }

  /** Returns its dependencies, besides the units that fire and their targets. */
  public Dependencies dependsOn() {
    Dependencies asks = dice.dependsOn().union(toHit.dependsOn());
    if (toWound != null) {
      asks = asks.union(toWound.dependsOn());
    }
    if (toSave != null) {
      asks = asks.union(toSave.dependsOn().ofTarget());
    }
    for (Effect effect : hit) {
      if (effect.what() instanceof Lose lose && lose.loss().quantity().amount() != null) {
        asks = asks.union(lose.loss().quantity().amount().dependsOn());
      }
    }
    return asks;
  }

  /** Returns whether its dice or its roll to hit depend on the target. */
  public boolean asksTargetFirst() {
    return dice.dependsOn().union(toHit.dependsOn()).targets();
  }

  /** Returns whether a face of the roll to wound or of the save has a conditional effect. */
  public boolean hasConditionsBehindHits() {
    return Stream.of(toWound, toSave)
        .filter(Objects::nonNull)
        .flatMap(it -> it.faces().stream())
        .flatMap(it -> it.effects().stream())
        .anyMatch(it -> it.when() != null);
  }

  /**
   * How both sides' dice are paired.
   *
   * @param toBest whether each die is compared with the other side's best, else highest with
   *     highest
   * @param ties the winner of a tie
   * @param most the maximum number of pairs; null for no limit
   */
  public record Pairs(boolean toBest, Ties ties, Amount most) {}

  /** The winner of a tied pair, whose opponent is hit. */
  public enum Ties {
    /** The attacker wins. */
    ATTACKER,
    /** The defender wins. */
    DEFENDER,
    /** Both sides are hit. */
    BOTH,
    /** Neither side is hit. */
    NOBODY;

    /** Returns whether the attacker's die of a tied pair hits. */
    public boolean hitsDefender() {
      return this == ATTACKER || this == BOTH;
    }

    /** Returns whether the defender's die of a tied pair hits. */
    public boolean hitsAttacker() {
      return this == DEFENDER || this == BOTH;
    }
  }
}
