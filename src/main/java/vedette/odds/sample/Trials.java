package vedette.odds.sample;

/**
 * What to simulate.
 *
 * @param count how many battles, at most {@link #MAX}
 * @param seed any long
 * @param threads how many threads share the work; the result is the same for any number
 * @param precision stop when no end of a 95% interval of a probability is further from its estimate
 *     than this; 0 for never
 * @param direct play rule code and dice for every battle instead of walking the chain
 * @param maxStates how far the threads' chains together may grow before one is dropped and begun
 *     anew
 */
public record Trials(
    long count, long seed, int threads, double precision, boolean direct, int maxStates) {
  /** Checks the numbers that the odds rest on. */
  public Trials {
    if (count < 1 || count > MAX || threads < 1) {
      throw new IllegalArgumentException(count + " trials on " + threads + " threads");
    }
  }

  /** As many, with dice of this seed, played by so many threads. */
  public Trials of(long seed, int threads) {
    return new Trials(count, seed, threads, precision, direct, maxStates);
  }

  /** As many as a 95% interval can be given for; then it is within 0.0022% of the estimate. */
  public static final long MAX = 2_000_000_000L;

  /** A million battles: odds to a tenth of a percent. */
  public static final long DEFAULT = 1_000_000;

  /** What the trials are cut into, each block with a random stream of its own. */
  static final int BLOCK = 1 << 14;

  /**
   * With a precision, the trials are looked at after this many blocks, and twice as many, and so
   * on.
   */
  static final int FIRST_LOOK = 4;
}
