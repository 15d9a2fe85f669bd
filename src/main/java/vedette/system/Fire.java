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
 * @param bySide whether a side throws as one
 * @param dice how many
 * @param toHit what hits
 * @param pairs how both sides' dice are laid against each other; null if they are not
 * @param toWound what wounds; null if every hit does
 * @param toSave what saves; null if nothing does
 * @param hit what the target suffers
 * @param targets which units its hits can fall on; null for any
 * @param order in which they fall on them; null for that of all losses
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
  /** Its rolls, each of a hit only if the one before has not stopped it. */
  public List<Throw> rolls() {
    return Stream.of(toHit, toWound, toSave).filter(Objects::nonNull).toList();
  }

  /** Returns what it depends on, besides the units that fire and the units that are shot at. */
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

  /** Returns whether its dice ask whom they hit before they have hit. */
  public boolean asksTargetFirst() {
    return dice.dependsOn().union(toHit.dependsOn()).targets();
  }

  /** Returns whether what a wound or a save shows does something under a condition. */
  public boolean hasConditionsBehindHits() {
    return Stream.of(toWound, toSave)
        .filter(Objects::nonNull)
        .flatMap(it -> it.faces().stream())
        .flatMap(it -> it.effects().stream())
        .anyMatch(it -> it.when() != null);
  }

  /**
   * How both sides' dice are laid against each other.
   *
   * @param toBest whether each die is laid against the other side's best, else highest against
   *     highest
   * @param ties who wins where two are equal
   * @param most no more pairs than this are laid; null for as many as there are
   */
  public record Pairs(boolean toBest, Ties ties, Amount most) {}

  /** Who wins a tied pair, so that the other side is hit. */
  public enum Ties {
    /** The pair is the attacker's. */
    ATTACKER,
    /** The pair is the defender's. */
    DEFENDER,
    /** Both are hit. */
    BOTH,
    /** Nobody is. */
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
