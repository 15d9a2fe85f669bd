package vedette.system;

import java.util.List;
import java.util.stream.Stream;
import vedette.fight.Side;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.system.query.Condition;
import vedette.system.query.UnitFilter;

/**
 * A step of the round: one of the first seven components says what is done, the others how.
 *
 * @param orRetreat under which condition a unit may retreat instead; null if it may not
 * @param units which units alone act or check; null for all
 * @param when under which condition the step takes place; null for always
 */
public record RoundStep(
    @Field(
            text = "A table that is rolled on.",
            optional = true,
            instead = {"attack", "roll", "combat"},
            schemaTypes = "string",
            by = "RoundReader::declared")
        String table,
    @Field(
            text = "A table on which the defender attacks back.",
            optional = true,
            schemaTypes = "string",
            by = "RoundReader::declared")
        String counterattack,
    @Field(
            text = "Fire that is thrown.",
            optional = true,
            instead = {"shoot", "shooting", "volley", "throw"},
            schemaTypes = "string",
            by = "RoundReader::declared")
        String fire,
    @Field(
            text = "A check that units make.",
            optional = true,
            instead = {"morale", "rally", "test"},
            schemaTypes = "string",
            by = "RoundReader::declared")
        String check,
    @Field(
            text = "A result that comes about without a roll.",
            optional = true,
            schemaTypes = "string",
            by = "RoundReader::declared")
        String result,
    @Field(
            text = "The side that may break off.",
            optional = true,
            only = {"attacker", "defender", "both"},
            not = "not a side",
            instead = "retreat")
        Actor mayRetreat,
    @Field(
            text = "Steps that are all rolled as both sides stood before the first.",
            optional = true,
            schemaRef = "together",
            by = "RoundReader::simultaneousSteps")
        List<RoundStep> together,
    @Field(
            text = "The side that acts in the step.",
            optional = true,
            not = "not a side of a step",
            instead = "of")
        Actor by,
    @Field(
            text = "The side that acts first in each class.",
            fallback = "defender",
            only = {"attacker", "defender", "together"},
            not = "not a side that can act first")
        FirstActor first,
    @Field(text = "While this holds, a unit may retreat instead.", optional = true)
        Condition orRetreat,
    @Field(text = "Only units that are this, or `not` this.", optional = true) UnitFilter units,
    @Field(text = "When the step takes place.", optional = true) Condition when) {
  /** The keys that say how a step is done. */
  static final List<String> HOW = List.of("by", "first", "orRetreat", "units", "when");

  /** The attacker rolls on a table. */
  static RoundStep ofTable(String table) {
    return of(table, null);
  }

  /** Both sides fire. */
  static RoundStep ofFire(String fire) {
    return of(null, fire);
  }

  private static RoundStep of(String table, String fire) {
    Actor actor = table == null ? Actor.BOTH : Actor.ATTACKER;
    return new RoundStep(
        table,
        null,
        fire,
        null,
        null,
        null,
        List.of(),
        actor,
        FirstActor.DEFENDER,
        null,
        null,
        null);
  }

  /** Returns what is done; null if that is not said rightly. */
  public Kind kind() {
    if (table != null) {
      return Kind.TABLE;
    }
    if (counterattack != null) {
      return Kind.COUNTERATTACK;
    }
    if (fire != null) {
      return Kind.FIRE;
    }
    if (check != null) {
      return Kind.CHECK;
    }
    if (result != null) {
      return Kind.RESULT;
    }
    return mayRetreat != null ? Kind.MAY_RETREAT : together.isEmpty() ? null : Kind.TOGETHER;
  }

  /** Returns the name of the table, fire, check or result; "" if it has none. */
  public String name() {
    return switch (kind()) {
      case TABLE -> table;
      case COUNTERATTACK -> counterattack;
      case FIRE -> fire;
      case CHECK -> check;
      case RESULT -> result;
      case MAY_RETREAT, TOGETHER -> "";
    };
  }

  /** The side that acts in the step. */
  @Override
  public Actor by() {
    return switch (kind()) {
      case MAY_RETREAT -> mayRetreat;
      case TOGETHER -> Actor.BOTH;
      case COUNTERATTACK -> by == null ? Actor.DEFENDER : by;
      default -> by == null ? Actor.ATTACKER : by;
    };
  }

  /** Returns the steps that it is together; else itself. */
  public Stream<RoundStep> flattened() {
    return together.isEmpty() ? Stream.of(this) : together.stream();
  }

  /** Returns whether it lets a side, or units of it, choose to retreat. */
  public boolean letsRetreat(Side side) {
    return (mayRetreat != null || orRetreat != null) && by().mayBe(side);
  }

  /** What is done. */
  public enum Kind {
    /** A roll on a table. */
    TABLE("tables", UnusedKeys.NOTHING),
    /** A roll on a table with the sides exchanged. */
    COUNTERATTACK("tables", UnusedKeys.NOTHING),
    /** A throw. */
    FIRE("fire", UnusedKeys.NOTHING),
    /** A check. */
    CHECK("checks", UnusedKeys.NOTHING),
    /** A result without a roll. */
    RESULT(
        "results",
        new UnusedKeys(
            List.of("units"),
            "has no effect here: a result is applied to sides",
            "remove it, or write a check with `units`")),
    /** A side may break off. */
    MAY_RETREAT(
        "",
        new UnusedKeys(
            List.of("by", "first", "orRetreat", "units"),
            "has no effect beside `mayRetreat`",
            "remove it: \"mayRetreat\" names the side")),
    /** Several steps, all from the same state. */
    TOGETHER(
        "",
        new UnusedKeys(HOW, "has no effect beside `together`", "write it in each of the steps"));

    private final String section;
    private final UnusedKeys unusedKeys;

    Kind(String section, UnusedKeys unusedKeys) {
      this.section = section;
      this.unusedKeys = unusedKeys;
    }

    /** Returns the section of a file that declares what it names; "" if it names nothing. */
    String section() {
      return section;
    }

    /** Returns the keys that say nothing of such a step. */
    UnusedKeys unusedKeys() {
      return unusedKeys;
    }

    /**
     * Returns whether units act by classes of initiative; a check or a result is no act of theirs.
     */
    boolean hasClasses() {
      return this != CHECK && this != RESULT;
    }

    /** Returns whether it is rolled, so that it can be one of several that are rolled together. */
    boolean isRolled() {
      return this != RESULT && this != MAY_RETREAT && this != TOGETHER;
    }

    /** Returns the kind that a key of a file says; null if it says none. */
    static Kind of(String key) {
      return Stream.of(values()).filter(it -> it.key().equals(key)).findFirst().orElse(null);
    }

    /** Returns the key of a file that says it. */
    String key() {
      return this == MAY_RETREAT ? "mayRetreat" : EnumWords.word(this);
    }
  }

  /** Keys that say nothing of a kind of step, the reason, and what to do instead. */
  record UnusedKeys(List<String> keys, String why, String help) {
    static final UnusedKeys NOTHING = new UnusedKeys(List.of(), "", "");
  }

  /** The side that acts in the step. */
  public enum Actor {
    /** The attacker's. */
    ATTACKER,
    /** The defender's. */
    DEFENDER,
    /** Both sides', from the same state. */
    BOTH,
    /** Class by class. */
    INITIATIVE;

    /** Returns whether a side can act in such a step. */
    public boolean mayBe(Side side) {
      return this != (side == Side.ATTACKER ? DEFENDER : ATTACKER);
    }
  }

  /** Who acts first in a class. */
  public enum FirstActor {
    /** The defender. */
    DEFENDER,
    /** The attacker. */
    ATTACKER,
    /** Both act together. */
    TOGETHER
  }
}
