package vedette.rules.daysofglory.units;

import vedette.json.EnumWords;

/** The state that a unit is in. */
public enum Morale {
  GOOD,
  DISORDERED,
  SHAKEN,
  ROUTING,
  DESTROYED;

  private final String word = EnumWords.word(this);

  /** As tables and reports call it. */
  @Override
  public String toString() {
    return word;
  }

  /** Returns the worse of two. */
  public Morale worse(Morale other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /** Returns the state with this name in a table. */
  public static Morale of(String word) {
    for (Morale morale : values()) {
      if (morale.toString().equals(word)) {
        return morale;
      }
    }
    return null;
  }
}
