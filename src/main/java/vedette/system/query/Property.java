package vedette.system.query;

/**
 * What a unit can be, or what can be said of its stack.
 *
 * @param index of an arm, a class or a state among those of its kind
 */
public record Property(Kind kind, String name, int index) {
  /** What a thing is. */
  public enum Kind {
    /** An arm of {@code units}. */
    ARM,
    /** A class of arms. */
    CLASS,
    /** A state. */
    STATE,
    /** A word said of the fight or of a stack. */
    WORD
  }

  @Override
  public String toString() {
    return name;
  }
}
