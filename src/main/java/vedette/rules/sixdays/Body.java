package vedette.rules.sixdays;

/**
 * A stack as it stands in one clash.
 *
 * @param index its place among the stacks of its side
 * @param turn the battle turn, which decides who counts
 * @param points its units' strengths, as {@link Force} keeps them
 * @param repulsed whether the clash has repulsed it
 */
record Body(int index, Force force, int turn, long points, boolean repulsed) {
  Body(int index, Force force, int turn, long points) {
    this(index, force, turn, points, false);
  }

  /** Strength points of those who count. */
  int strength() {
    return Force.sum(points & force.present(turn));
  }

  /** Strength points of an arm. */
  int strength(Arm arm) {
    return Force.sum(points & force.present(turn) & force.only(arm));
  }

  boolean hasOfficer() {
    return force.hasOfficer(turn);
  }

  /** Whether it has no more part in the fight: repulsed, or nothing of it is left. */
  boolean isOut() {
    return repulsed || strength() == 0;
  }

  /** What has become of it by this turn. */
  Fate fate() {
    return new Fate(force.lost(points), repulsed, strength() == 0, turn >= force.relief());
  }

  /** The same stack as it comes out of the clash. */
  Body after(long left, boolean forcedBack) {
    return new Body(index, force, turn, left, forcedBack);
  }

  @Override
  public String toString() {
    return force.label();
  }
}
