package vedette.odds;

/**
 * Which blocks of a sample are played: one in so many, from the first of them on. Each block has a
 * stream of random words of its own, so that parts of a sample add up to the whole.
 *
 * @param first the number of the first, from 0
 * @param every the step from one to the next, from 1
 */
public record Blocks(long first, long every) {
  /** The whole sample. */
  public static final Blocks ALL = new Blocks(0, 1);

  /** How many they are in a sample of so many battles. */
  long count(long battles) {
    long blocks = (battles + Trials.BLOCK - 1) / Trials.BLOCK;
    return Math.max(0, (blocks - first + every - 1) / every);
  }

  /** The number of the {@code i}th of them, from 0, in the whole sample. */
  long block(long i) {
    return first + i * every;
  }

  /** How many battles they have in a sample of so many. */
  public long battles(long of) {
    long count = count(of);
    long full = count * Trials.BLOCK;
    return count == 0 ? 0 : full - Math.max(0, (block(count - 1) + 1) * Trials.BLOCK - of);
  }
}
