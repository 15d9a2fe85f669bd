package vedette.rules.daysofglory.units;

import vedette.json.EnumWords;

/** The morale states of a unit. */
public enum Morale {
  GOOD,
  DISORDERED,
  SHAKEN,
  ROUTING,
  DESTROYED;

  private final String word = EnumWords.word(this);

  /** Returns the word in tables and reports. */
  @Override
  public String toString() {
    return word;
  }

  /** Returns the worse of two states. */
  public Morale worse(Morale other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /** Returns the state with this name in a table; null if there is none. */
  public static Morale of(String word) {
    for (Morale morale : values()) {
      if (morale.toString().equals(word)) {
        return morale;
      }
    }
    return null;
  }
}
