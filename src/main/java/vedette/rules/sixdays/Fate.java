package vedette.rules.sixdays;

/**
 * What became of a stack.
 *
 * @param loss strength points lost
 * @param repulsed whether it was repulsed
 * @param eliminated whether nothing is left of those who fought; late ones who never did do not
 *     count
 * @param disengaged whether its first units got away behind a rearguard
 */
record Fate(int loss, boolean repulsed, boolean eliminated, boolean disengaged) {
  /** Nothing has happened to it. */
  static final Fate UNHURT = new Fate(0, false, false, false);

  private static final int REPULSED = 1;
  private static final int ELIMINATED = 2;
  private static final int DISENGAGED = 4;
  private static final int LOSS = 3;

  /** As one negative number, which no points of a stack are ({@link Stacks}). */
  long packed() {
    return Long.MIN_VALUE
        | (long) loss << LOSS
        | (repulsed ? REPULSED : 0)
        | (eliminated ? ELIMINATED : 0)
        | (disengaged ? DISENGAGED : 0);
  }

  /** Whether a number is a fate and no points. */
  static boolean isFate(long packed) {
    return packed < 0;
  }

  static Fate of(long packed) {
    return new Fate(
        (int) packed >>> LOSS,
        (packed & REPULSED) != 0,
        (packed & ELIMINATED) != 0,
        (packed & DISENGAGED) != 0);
  }
}
