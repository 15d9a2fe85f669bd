package vedette.rules.simplenapoleonic;

import vedette.json.EnumWords;

/**
 * A unit as it now is.
 *
 * @param general whether a general is with it
 * @param retreated hexes that it has retreated, where others fire at it all the same; else 0
 */
record UnitState(int strength, Condition condition, boolean general, int retreated) {
  /** One that has not retreated, or where that is nothing to anybody. */
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
   * As losses have left it: who has just run is a hex farther off (SN-V11).
   *
   * @param counts whether that is anything to anybody
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

  /** What has become of a unit. */
  enum Condition {
    STEADY,
    FALLEN_BACK,
    RETREATING,
    DISINTEGRATED,
    DESTROYED;

    private final String words = EnumWords.spaced(this);

    /** In words. */
    @Override
    public String toString() {
      return words;
    }
  }
}
