package vedette.system.query;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What the texts in a part of a file may ask, and what messages call that part.
 *
 * @param subjects the sides and units that they may ask
 * @param asker what asks for the values that their amounts need
 * @param affectedSide the side to which an effect happens, so that a text has to say whose value it
 *     asks for; null of all else
 */
public record Scope(Set<Subject> subjects, Asker asker, Subject affectedSide) {
  private static final Asker NONE = new Asker(Asker.Kind.OTHER, "");

  /** The sides. */
  static final Scope SIDES = of(EnumSet.range(Subject.ATTACKER, Subject.ENEMY));

  /** The sides, and the unit that rolls or decides. */
  public static final Scope UNITS = of(EnumSet.range(Subject.ATTACKER, Subject.UNIT));

  /** In fire: the shooter and the target too. */
  static final Scope FIRE = of(EnumSet.allOf(Subject.class));

  /**
   * What asks for a value.
   *
   * @param words as {@code the saves of `musketry` ask}; of columns {@code columns by ratio}
   */
  public record Asker(Kind kind, String words) {
    public enum Kind {
      /** Columns that compare whole numbers. */
      COLUMNS,
      /** Columns that compare fractions. */
      COLUMNS_OF_FRACTIONS,
      /** How many dice fire throws. */
      DICE,
      /** What saves. */
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

  /** Returns what texts may ask by the keys that lead to them. */
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

  /** Returns the scope of a side's effects; each side for itself is no such side. */
  private Scope ofEffects(Subject side) {
    return new Scope(subjects, asker, side == Subject.OWN ? null : side);
  }

  /** The same part of a file, where a text may ask what it may in another. */
  private Scope like(Scope other) {
    return new Scope(other.subjects, asker, affectedSide);
  }

  public boolean has(Subject subject) {
    return subjects.contains(subject);
  }
}
