package vedette.rules.sixdays;

/**
 * What has become of a stack.
 *
 * @param loss strength points lost
 * @param repulsed whether it was repulsed
 * @param eliminated whether nothing is left of those who fought; late ones who never did do not
 *     count
 * @param disengaged whether its first units got away behind a rearguard
 */
record StackState(int loss, boolean repulsed, boolean eliminated, boolean disengaged) {
  /** Nothing has happened to it. */
  static final StackState UNHURT = new StackState(0, false, false, false);

  /** Whether it is still in the fight. */
  boolean stands() {
    return !repulsed && !eliminated;
  }
}
