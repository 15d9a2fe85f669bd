package vedette.work;

/**
 * What an exact answer may take.
 *
 * @param states how many states a fight may have, from 1
 */
public record Limits(int states, Deadline deadline) {
  /** What whoever insists on an exact answer may take: some hundred megabytes and seconds. */
  public static final int STATES = 1_000_000;

  /** What is computed without being asked: some seconds at most. */
  public static final int AUTO_STATES = 200_000;

  /** So many states, and any time. */
  public static Limits states(int states) {
    return new Limits(states, Deadline.NONE);
  }
}
