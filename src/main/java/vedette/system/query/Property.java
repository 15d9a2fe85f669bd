package vedette.system.query;

/**
 * A property that a unit can have, or a word that can be given for its stack.
 *
 * @param kind the kind of the property
 * @param name its name
 * @param index the index of an arm, a class or a state among those of its kind
 */
public record Property(Kind kind, String name, int index) {
  /** The kind of a property. */
  public enum Kind {
    /** An arm of {@code units}. */
    ARM,
    /** A class of arms. */
    CLASS,
    /** A state. */
    STATE,
    /** A word given for the fight or for a stack. */
    WORD
  }

  @Override
  public String toString() {
    return name;
  }
}
