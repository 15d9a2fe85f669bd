package vedette.rules.simplenapoleonic;

/**
 * A unit as it now is.
 *
 * @param general whether a general is with it
 */
record Status(int strength, Condition condition, boolean general) {
  boolean isSteady() {
    return condition == Condition.STEADY;
  }

  Status lose(int points) {
    int left = Math.max(0, strength - points);
    return new Status(left, left == 0 ? Condition.DESTROYED : condition, general);
  }

  Status with(Condition now) {
    return new Status(strength, now, general);
  }

  Status withoutGeneral() {
    return new Status(strength, condition, false);
  }
}
