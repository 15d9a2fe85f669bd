package vedette.work;

/**
 * What an exact answer may take: counted, so that it is the same on any machine.
 *
 * <p>What is sampled because a fight is larger than this costs more, since a walk plays the step of
 * nearly each state that it meets.
 *
 * @param states how many states a fight may have, from 1
 * @param ways how many ways may lead on from its states, and twice as many as states may be passed
 *     through in all turns together
 */
public record Limits(int states, long ways, Deadline deadline) {
  /** The most states of a fight if nothing is said of them: some hundred megabytes. */
  public static final int STATES = 1_000_000;

  /** The ways that each state is allowed: together about a gigabyte, and half a minute. */
  private static final long WAYS_A_STATE = 100;

  /** The most ways where few states are allowed, which says nothing of ways. */
  private static final long LEAST_WAYS = 20_000_000;

  /**
   * Limits of an exact answer.
   *
   * @param states how many states are allowed; 0 if nothing is said of them
   */
  public static Limits of(int states, Deadline deadline) {
    int most = states > 0 ? states : STATES;
    return new Limits(most, Math.max(LEAST_WAYS, WAYS_A_STATE * most), deadline);
  }

  /** So many states, and any time. */
  public static Limits states(int states) {
    return of(states, Deadline.NONE);
  }
}
