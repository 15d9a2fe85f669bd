package vedette.rules.simplenapoleonic;

/**
 * A unit as it now is.
 *
 * @param general whether a general is with it
 */
record UnitState(int strength, Condition condition, boolean general) {
  boolean isSteady() {
    return condition == Condition.STEADY;
  }

  UnitState lose(int points) {
    int left = Math.max(0, strength - points);
    return new UnitState(left, left == 0 ? Condition.DESTROYED : condition, general);
  }

  UnitState with(Condition now) {
    return new UnitState(strength, now, general);
  }

  UnitState withoutGeneral() {
    return new UnitState(strength, condition, false);
  }
}
