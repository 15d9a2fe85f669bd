package vedette.system.query;

import java.util.Locale;
import vedette.fight.Side;

/** The side or unit that a condition or an amount queries, or to which an effect is applied. */
public enum Subject {
  /** The attacker of the fight, whichever side rolls. */
  ATTACKER,
  /** The defender of the fight. */
  DEFENDER,
  /** The side that rolls or decides; in saves the side that was hit. */
  OWN,
  /** The other side. */
  ENEMY,
  /** The unit that rolls or decides. */
  UNIT,
  /** In fire the unit that fires. */
  SHOOTER,
  /** In fire the enemy unit that the die is rolled against. */
  TARGET;

  /** Returns whether it is a side and not a unit. */
  public boolean isSide() {
    return compareTo(ENEMY) <= 0;
  }

  /** Returns the side that it is from the view of a side; only for sides. */
  public Side side(Side own) {
    return switch (this) {
      case ATTACKER -> Side.ATTACKER;
      case DEFENDER -> Side.DEFENDER;
      case OWN -> own;
      default -> own.opposite();
    };
  }

  /** Returns the subject of a name; null if there is none. */
  public static Subject of(String name) {
    for (Subject subject : values()) {
      if (subject.toString().equals(name)) {
        return subject;
      }
    }
    return null;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
