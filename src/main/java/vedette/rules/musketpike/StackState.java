package vedette.rules.musketpike;

/**
 * What becomes of a stack in the course of a fight.
 *
 * @param strength points left; 0 if it has none, or never had a unit
 * @param led whether its leader is with it
 * @param checked whether fire has made it check this activation (MP5)
 * @param moving whether it has moved this activation
 * @param gunsDisordered whether its artillery is disordered
 * @param retreated whether it has ever been forced back
 */
record StackState(
    int strength,
    boolean disordered,
    boolean led,
    boolean checked,
    boolean moving,
    boolean gunsDisordered,
    boolean retreated,
    Place place) {

  /** Whether a unit stands here. */
  boolean stands() {
    return place == Place.HERE && strength > 0;
  }

  /** Whether it lives, here or elsewhere. */
  boolean lives() {
    return strength > 0;
  }

  /**
   * With fewer points.
   *
   * @param end where it is if none is left
   */
  StackState lose(int points, Place end) {
    int left = Math.max(0, strength - points);
    return with(left, disordered, left == 0 ? end : place);
  }

  StackState disorder() {
    return disordered ? this : with(strength, true, place);
  }

  StackState rally() {
    return with(strength, false, place);
  }

  StackState at(Place where) {
    return with(strength, disordered, where);
  }

  /** No longer there to be fought: it surrenders with all it has. */
  StackState surrender() {
    return with(0, disordered, Place.SURRENDERED);
  }

  private StackState with(int points, boolean disorder, Place where) {
    return new StackState(points, disorder, led, checked, moving, gunsDisordered, retreated, where);
  }

  StackState withoutLeader() {
    return new StackState(
        strength, disordered, false, checked, moving, gunsDisordered, retreated, place);
  }

  StackState afterCheck() {
    return new StackState(
        strength, disordered, led, true, moving, gunsDisordered, retreated, place);
  }

  StackState guns(boolean disorder) {
    return new StackState(strength, disordered, led, checked, moving, disorder, retreated, place);
  }

  /** Forced out of its place, disordered. */
  StackState back(Place where) {
    return new StackState(strength, true, led, checked, moving, gunsDisordered, true, where);
  }

  /** At the beginning of a further activation, here again if it had gone and lives. */
  StackState again(boolean comesBack) {
    boolean comes = comesBack && place != Place.HERE && lives();
    return new StackState(
        strength,
        disordered,
        led,
        false,
        comes,
        gunsDisordered,
        retreated,
        comes ? Place.HERE : place);
  }
}
