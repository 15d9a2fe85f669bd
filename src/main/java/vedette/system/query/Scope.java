package vedette.system.query;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The subjects available to the texts in a part of a file, and the name of that part in messages.
 *
 * @param subjects the sides and units available
 * @param asker the user of the values that the amounts need
 * @param affectedSide the side on which an effect acts, so that a value needs a subject; null
 *     elsewhere
 */
public record Scope(Set<Subject> subjects, Asker asker, Subject affectedSide) {
  private static final Asker NONE = new Asker(Asker.Kind.OTHER, "");

  /** The sides. */
  static final Scope SIDES = of(EnumSet.range(Subject.ATTACKER, Subject.ENEMY));

  /** The sides, and the unit that rolls or decides. */
  public static final Scope UNITS = of(EnumSet.range(Subject.ATTACKER, Subject.UNIT));

  /** In fire: also the shooter and the target. */
  static final Scope FIRE = of(EnumSet.allOf(Subject.class));

  /**
   * The user of a value.
   *
   * @param kind the kind of the user
   * @param words a description: {@code the saves of `musketry` ask}; for columns {@code columns by
   *     ratio}
   */
  public record Asker(Kind kind, String words) {
    public enum Kind {
      /** Columns that compare whole numbers. */
      COLUMNS,
      /** Columns that compare fractions. */
      COLUMNS_OF_FRACTIONS,
      /** The number of dice of fire. */
      DICE,
      /** Saves. */
      SAVES,
      /** The roll on a table. */
      ROLL,
      /** Fire, wounds and checks. */
      OTHER
    }

    public boolean isColumns() {
      return kind.compareTo(Kind.COLUMNS_OF_FRACTIONS) <= 0;
    }
  }

  private static Scope of(Set<Subject> subjects) {
    return new Scope(Collections.unmodifiableSet(subjects), NONE, null);
  }

  /** Returns the scope of texts, by the keys that lead to them. */
  static Scope at(List<String> path) {
    String name = "`" + (path.size() < 2 ? "" : path.get(1)) + "`";
    String key = path.size() < 3 ? "" : path.get(2);
    return switch (path.get(0)) {
      case "states", "checks" -> UNITS.asking(name + " asks");
      case "doctrine" -> UNITS;
      case "round" -> path.contains("orRetreat") ? UNITS : SIDES;
      case "after" -> SIDES.asking("`after` asks");
      case "results" -> SIDES.ofEffects(Subject.of(key)).asking(name + " asks");
      case "fire" -> ofFire(name, key);
      case "tables" ->
          !key.equals("saves")
              ? UNITS.asking(Asker.Kind.ROLL, "the roll of " + name + " asks")
              : ofFire(name, key).like(path.lastIndexOf("faces") == 3 ? UNITS : FIRE);
      default -> SIDES;
    };
  }

  private static Scope ofFire(String name, String key) {
    return switch (key) {
      case "dice" -> FIRE.asking(Asker.Kind.DICE, name + " asks");
      case "most" -> SIDES.asking("the pairs of " + name + " ask").ofEffects(Subject.ATTACKER);
      case "wounds" -> FIRE.asking("the wounds of " + name + " ask");
      case "saves" -> FIRE.asking(Asker.Kind.SAVES, "the saves of " + name + " ask");
      default -> FIRE.asking(name + " asks");
    };
  }

  private Scope asking(String words) {
    return asking(Asker.Kind.OTHER, words);
  }

  public Scope asking(Asker.Kind kind, String words) {
    return new Scope(subjects, new Asker(kind, words), affectedSide);
  }

  /** Returns the scope of effects on a side; OWN is no fixed side. */
  private Scope ofEffects(Subject side) {
    return new Scope(subjects, asker, side == Subject.OWN ? null : side);
  }

  /** Returns this scope with the subjects of another one. */
  private Scope like(Scope other) {
    return new Scope(other.subjects, asker, affectedSide);
  }

  public boolean has(Subject subject) {
    return subjects.contains(subject);
  }
}
