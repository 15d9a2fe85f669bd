package vedette.work;

/**
 * The limits of an exact answer: counts, so that they are the same on any machine.
 *
 * <p>A fight that exceeds them is sampled, which costs more: a walk plays the step of nearly each
 * state that it reaches.
 *
 * @param states the maximum number of states, from 1
 * @param ways the maximum number of paths that lead on from the states, and twice the maximum
 *     number of states in all turns together
 */
public record Limits(int states, long ways, Deadline deadline) {
  /** The default maximum number of states: some hundred megabytes. */
  public static final int STATES = 1_000_000;

  /** Paths allowed per allowed state: together about 1 GB and 30 s. */
  private static final long WAYS_A_STATE = 100;

  /**
   * The minimum of the path limit, for small limits on states, which are not meant to limit paths.
   */
  private static final long LEAST_WAYS = 20_000_000;

  /**
   * Returns the limits of an exact answer.
   *
   * @param states the maximum number of states; 0 for the default
   */
  public static Limits of(int states, Deadline deadline) {
    int most = states > 0 ? states : STATES;
    return new Limits(most, Math.max(LEAST_WAYS, WAYS_A_STATE * most), deadline);
  }

  /** Returns limits with a maximum number of states and no deadline. */
  public static Limits states(int states) {
    return of(states, Deadline.NONE);
  }
}
