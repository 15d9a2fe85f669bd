package vedette.odds;

/**
 * What an exact answer may take.
 *
 * @param states how many states a fight may have, from 1
 */
public record Limits(int states, Deadline deadline) {
  /** So many states, and any time. */
  public static Limits states(int states) {
    return new Limits(states, Deadline.NONE);
  }
}
