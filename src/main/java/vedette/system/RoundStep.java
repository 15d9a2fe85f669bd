package vedette.system;

import java.util.List;
import java.util.stream.Stream;
import vedette.fight.Side;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.system.query.Condition;
import vedette.system.query.UnitFilter;

/**
 * A step of the round: one of the first seven components is its action, the others are details.
 *
 * @param orRetreat the condition under which a unit may retreat instead; null if it may not
 * @param units the units that act or check; null for all
 * @param when the condition under which the step takes place; null for always
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
  /** The keys of the details. */
  static final List<String> HOW = List.of("by", "first", "orRetreat", "units", "when");

  /** Returns a step in which the attacker rolls on a table. */
  static RoundStep ofTable(String table) {
    return of(table, null);
  }

  /** Returns a step in which both sides fire. */
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

  /** Returns the kind of the step; null if it has no valid action. */
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

  /** Returns the steps that are rolled simultaneously in this one; else the step itself. */
  public Stream<RoundStep> flattened() {
    return together.isEmpty() ? Stream.of(this) : together.stream();
  }

  /** Returns whether it gives a side, or units of it, the choice to retreat. */
  public boolean letsRetreat(Side side) {
    return (mayRetreat != null || orRetreat != null) && by().mayBe(side);
  }

  /** The action of a step. */
  public enum Kind {
    /** A roll on a table. */
    TABLE("tables", UnusedKeys.NOTHING),
    /** A roll on a table with the sides exchanged. */
    COUNTERATTACK("tables", UnusedKeys.NOTHING),
    /** Fire. */
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
    /** A side's choice to break off. */
    MAY_RETREAT(
        "",
        new UnusedKeys(
            List.of("by", "first", "orRetreat", "units"),
            "has no effect beside `mayRetreat`",
            "remove it: \"mayRetreat\" names the side")),
    /** Several steps, all rolled from the same state. */
    TOGETHER(
        "",
        new UnusedKeys(HOW, "has no effect beside `together`", "write it in each of the steps"));

    private final String section;
    private final UnusedKeys unusedKeys;

    Kind(String section, UnusedKeys unusedKeys) {
      this.section = section;
      this.unusedKeys = unusedKeys;
    }

    /** Returns the section of a file that declares the name; "" for a step without one. */
    String section() {
      return section;
    }

    /** Returns the keys that have no effect in such a step. */
    UnusedKeys unusedKeys() {
      return unusedKeys;
    }

    /**
     * Returns whether units can act by classes of initiative; checks and results are not actions of
     * units.
     */
    boolean hasClasses() {
      return this != CHECK && this != RESULT;
    }

    /** Returns whether it is rolled, so that it can be rolled simultaneously with others. */
    boolean isRolled() {
      return this != RESULT && this != MAY_RETREAT && this != TOGETHER;
    }

    /** Returns the kind of a key in the file; null if the key has none. */
    static Kind of(String key) {
      return Stream.of(values()).filter(it -> it.key().equals(key)).findFirst().orElse(null);
    }

    /** Returns its key in the file. */
    String key() {
      return this == MAY_RETREAT ? "mayRetreat" : EnumWords.word(this);
    }
  }

  /** Keys without an effect in a kind of step, the reason, and the help of the message. */
  record UnusedKeys(List<String> keys, String why, String help) {
    static final UnusedKeys NOTHING = new UnusedKeys(List.of(), "", "");
  }

  /** The side that acts in the step. */
  public enum Actor {
    /** The attacker. */
    ATTACKER,
    /** The defender. */
    DEFENDER,
    /** Both sides, from the same state. */
    BOTH,
    /** Units by initiative, class after class. */
    INITIATIVE;

    /** Returns whether a side can act in such a step. */
    public boolean mayBe(Side side) {
      return this != (side == Side.ATTACKER ? DEFENDER : ATTACKER);
    }
  }

  /** The side that acts first in a class. */
  public enum FirstActor {
    /** The defender. */
    DEFENDER,
    /** The attacker. */
    ATTACKER,
    /** Both act together. */
    TOGETHER
  }
}
