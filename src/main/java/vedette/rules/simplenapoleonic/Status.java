package vedette.rules.simplenapoleonic;

/**
 * A unit as it now is.
 *
 * @param general whether a general is with it
 */
record Status(int strength, State state, boolean general) {
  boolean isSteady() {
    return state == State.STEADY;
  }

  Status lose(int points) {
    int left = Math.max(0, strength - points);
    return new Status(left, left == 0 ? State.DESTROYED : state, general);
  }

  Status with(State now) {
    return new Status(strength, now, general);
  }

  Status withoutGeneral() {
    return new Status(strength, state, false);
  }
}
