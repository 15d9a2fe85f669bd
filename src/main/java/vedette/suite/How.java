package vedette.suite;

/**
 * How the odds of a scenario are found; equal ways give equal numbers.
 *
 * @param trials battles to sample; 0 if exact
 * @param seed seed of the dice; 0 if exact
 */
public record How(Method method, long trials, long seed) {
  /** Whether the figures are computed and not sampled. */
  public boolean isExact() {
    return method == Method.EXACT;
  }
}
