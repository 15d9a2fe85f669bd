package vedette.odds.sample;

/**
 * The size and the method of a sample.
 *
 * @param count the number of battles, at most {@link #MAX}
 * @param seed any long
 * @param threads the number of threads that share the work; it does not affect the result
 * @param precision stop when no end of a 95% interval of a probability is farther from its estimate
 *     than this; 0 for never
 * @param direct whether to play rule code and dice for every battle instead of walking the chain
 * @param maxStates the maximum number of states in the chains of all threads before one is dropped
 *     and begun anew
 */
public record Trials(
    long count, long seed, int threads, double precision, boolean direct, int maxStates) {
  /** Checks the numbers on which the odds rest. */
  public Trials {
    if (count < 1 || count > MAX || threads < 1) {
      throw new IllegalArgumentException(count + " trials on " + threads + " threads");
    }
  }

  /** Returns the same number of battles, with dice of this seed and this number of threads. */
  public Trials of(long seed, int threads) {
    return new Trials(count, seed, threads, precision, direct, maxStates);
  }

  /**
   * The maximum number for which a 95% interval can be given, which is then within 0.0022% of the
   * estimate.
   */
  public static final long MAX = 2_000_000_000L;

  /** A million battles: odds accurate to a tenth of a percent. */
  public static final long DEFAULT = 1_000_000;

  /** The number of battles in a block, which has a random stream of its own. */
  static final int BLOCK = 1 << 14;

  /**
   * With a precision, the intervals are checked after this number of blocks, twice as many, and so
   * on.
   */
  static final int FIRST_LOOK = 4;
}
