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
record Condition(
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
  Condition lose(int points, Place end) {
    int left = Math.max(0, strength - points);
    return with(left, disordered, left == 0 ? end : place);
  }

  Condition disorder() {
    return with(strength, true, place);
  }

  Condition rally() {
    return with(strength, false, place);
  }

  Condition at(Place where) {
    return with(strength, disordered, where);
  }

  /** No longer there to be fought: it surrenders with all it has. */
  Condition surrender() {
    return with(0, disordered, Place.SURRENDERED);
  }

  private Condition with(int points, boolean disorder, Place where) {
    return new Condition(points, disorder, led, checked, moving, gunsDisordered, retreated, where);
  }

  Condition withoutLeader() {
    return new Condition(
        strength, disordered, false, checked, moving, gunsDisordered, retreated, place);
  }

  Condition afterCheck() {
    return new Condition(strength, disordered, led, true, moving, gunsDisordered, retreated, place);
  }

  Condition guns(boolean disorder) {
    return new Condition(strength, disordered, led, checked, moving, disorder, retreated, place);
  }

  /** Forced out of its place, disordered. */
  Condition back(Place where) {
    return new Condition(strength, true, led, checked, moving, gunsDisordered, true, where);
  }

  /** At the beginning of a further activation, here again if it had gone and lives. */
  Condition again(boolean comesBack) {
    boolean comes = comesBack && place != Place.HERE && lives();
    return new Condition(
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
