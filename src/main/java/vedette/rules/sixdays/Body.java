package vedette.rules.sixdays;

/**
 * A stack as it stands in one clash.
 *
 * @param points its units' strengths, as {@link Force} keeps them
 * @param repulsed whether the clash has repulsed it
 */
record Body(Force force, long points, boolean repulsed) {
  Body(Force force, long points) {
    this(force, points, false);
  }

  int strength(int turn) {
    return force.strength(points, turn, null);
  }

  int strength(int turn, Arm arm) {
    return force.strength(points, turn, arm);
  }

  /** Whether it has no more part in the fight: repulsed, or nothing of it is left. */
  boolean isOut(int turn) {
    return repulsed || strength(turn) == 0;
  }

  /** What has become of it by this turn. */
  Fate fate(int turn) {
    return new Fate(force.lost(points), repulsed, strength(turn) == 0, turn >= force.relief());
  }

  @Override
  public String toString() {
    return force.label();
  }
}
