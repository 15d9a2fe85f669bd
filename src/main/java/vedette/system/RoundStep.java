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
  /** The keys that say how a step is done. */
  static final List<String> HOW = List.of("by", "first", "orRetreat", "units", "when");

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
    By own = side == Side.ATTACKER ? By.ATTACKER : By.DEFENDER;
    return (kind == Kind.MAY_RETREAT || orRetreat != null)
        && (by == own || by == By.BOTH || by == By.INITIATIVE);
  }

  /** What is done. */
  public enum Kind {
    /** A roll on a table. */
    TABLE("tables", Idle.NOTHING),
    /** A roll on a table with the sides exchanged. */
    COUNTERATTACK("tables", Idle.NOTHING),
    /** A throw. */
    FIRE("fire", Idle.NOTHING),
    /** A check. */
    CHECK("checks", Idle.NOTHING),
    /** A result without a roll. */
    RESULT(
        "results",
        new Idle(
            List.of("units"),
            "does nothing here: a result befalls sides",
            "remove it; a check with `units` befalls those that fail or pass it")),
    /** A side may break off. */
    MAY_RETREAT(
        "",
        new Idle(
            List.of("by", "first", "orRetreat", "units"),
            "does nothing where a side may retreat",
            "remove it: whose step it is is said by \"mayRetreat\"")),
    /** Several steps, all from the same state. */
    TOGETHER(
        "",
        new Idle(HOW, "is said of one step, and `together` is several", "say it in each of them"));

    private final String section;
    private final Idle idle;

    Kind(String section, Idle idle) {
      this.section = section;
      this.idle = idle;
    }

    /** The section of a file that declares what it names; "" if it names nothing. */
    String section() {
      return section;
    }

    /** The keys that say nothing of such a step. */
    Idle idle() {
      return idle;
    }

    /** Whether units act by classes of initiative; a check or a result is no act of theirs. */
    boolean hasClasses() {
      return this != CHECK && this != RESULT;
    }

    /** Whether it is rolled, so that it can be one of several that are rolled together. */
    boolean isRolled() {
      return this != RESULT && this != MAY_RETREAT && this != TOGETHER;
    }

    /** The key of a file that says it. */
    String key() {
      return this == MAY_RETREAT ? "mayRetreat" : EnumWords.word(this);
    }
  }

  /** Keys that say nothing of a kind of step, the reason, and what to do instead. */
  record Idle(List<String> keys, String why, String help) {
    static final Idle NOTHING = new Idle(List.of(), "", "");
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
    INITIATIVE
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
