package vedette.system;

import java.util.List;
import java.util.stream.Stream;
import vedette.fight.Side;
import vedette.json.EnumWords;

/**
 * A step of the round.
 *
 * @param name of the table, fire, check or result; "" if it has none
 * @param by whose it is
 * @param first who acts first in each class of initiative
 * @param orRetreat under which condition a unit may retreat instead; null if it may not
 * @param units which units alone act or check; null for all
 * @param when under which condition the step takes place; null for always
 * @param together the steps that this one is; empty of all others
 */
public record RoundStep(
    Kind kind,
    String name,
    By by,
    First first,
    Rule orRetreat,
    Which units,
    Rule when,
    List<RoundStep> together) {
  RoundStep(Kind kind, String name, By by, First first, Rule orRetreat, Which units, Rule when) {
    this(kind, name, by, first, orRetreat, units, when, List.of());
  }

  static RoundStep of(List<RoundStep> together) {
    return new RoundStep(
        Kind.TOGETHER, "", By.BOTH, First.DEFENDER, null, null, null, List.copyOf(together));
  }

  /** The steps that it is together; else itself. */
  public Stream<RoundStep> each() {
    return kind == Kind.TOGETHER ? together.stream() : Stream.of(this);
  }

  /** Whether it lets a side, or units of it, choose to retreat. */
  public boolean letsRetreat(Side side) {
    return (kind == Kind.MAY_RETREAT || orRetreat != null) && by.mayBe(side);
  }

  /** What is done. */
  public enum Kind {
    /** A roll on a table. */
    TABLE("tables"),
    /** A roll on a table with the sides exchanged. */
    COUNTERATTACK("tables"),
    /** A throw. */
    FIRE("fire"),
    /** A check. */
    CHECK("checks"),
    /** A result without a roll. */
    RESULT("results"),
    /** A side may break off. */
    MAY_RETREAT(""),
    /** Several steps, all from the same state. */
    TOGETHER("");

    private final String section;

    Kind(String section) {
      this.section = section;
    }

    /** The section of a file that declares what it names; "" if it names nothing. */
    String section() {
      return section;
    }

    /** The key of a file that says it. */
    String key() {
      return this == MAY_RETREAT ? "mayRetreat" : EnumWords.word(this);
    }
  }

  /** Whose step it is. */
  public enum By {
    /** The attacker's. */
    ATTACKER,
    /** The defender's. */
    DEFENDER,
    /** Both sides', from the same state. */
    BOTH,
    /** Class by class. */
    INITIATIVE;

    /** Whether a side can act in such a step. */
    public boolean mayBe(Side side) {
      return this != (side == Side.ATTACKER ? DEFENDER : ATTACKER);
    }
  }

  /** Who acts first in a class. */
  public enum First {
    /** The defender. */
    DEFENDER,
    /** The attacker. */
    ATTACKER,
    /** Both act together. */
    TOGETHER
  }
}
