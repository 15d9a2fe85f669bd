package vedette.rules.simplenapoleonic;

import vedette.json.EnumWords;

/**
 * The current state of a unit.
 *
 * @param general whether a general is with it
 * @param retreated hexes that it has retreated, if enemies still fire at it or it may rally; else 0
 */
record UnitState(int strength, Condition condition, boolean general, int retreated) {
  /** Creates a unit that has not retreated, or whose distance makes no difference. */
  UnitState(int strength, Condition condition, boolean general) {
    this(strength, condition, general, 0);
  }

  boolean isSteady() {
    return condition == Condition.STEADY;
  }

  boolean isRetreating() {
    return condition == Condition.RETREATING;
  }

  /**
   * Returns the unit after losses: one that has just run is a hex farther away (SN-V11).
   *
   * @param counts whether its distance makes a difference
   */
  UnitState afterLosses(UnitState before, boolean counts) {
    boolean runs = before.isSteady() && isRetreating();
    return runs ? retreated(counts ? before.retreated + 1 : 0) : this;
  }

  UnitState lose(int points) {
    int left = Math.max(0, strength - points);
    return left == 0
        ? new UnitState(left, Condition.DESTROYED, general)
        : new UnitState(left, condition, general, retreated);
  }

  UnitState with(Condition now) {
    return new UnitState(strength, now, general, retreated);
  }

  UnitState withoutGeneral() {
    return new UnitState(strength, condition, false, retreated);
  }

  UnitState retreated(int hexes) {
    return new UnitState(strength, condition, general, hexes);
  }

  /** The conditions of a unit. */
  enum Condition {
    STEADY,
    FALLEN_BACK,
    RETREATING,
    DISINTEGRATED,
    DESTROYED;

    private final String words = EnumWords.spaced(this);

    /** Returns the condition in words. */
    @Override
    public String toString() {
      return words;
    }
  }
}
