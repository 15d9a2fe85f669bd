package vedette.odds;

/**
 * A row of masses that others and their shares are added to, each zero at first.
 *
 * @param <M> the kind of mass
 */
interface Masses<M> extends Sums<M> {
  void set(int index, M mass);

  /** Adds a mass's share, {@code weight} out of {@code total}. */
  void add(int index, M mass, long weight, long total);

  /** Adds a mass's shares out of {@code total}: those of some entries to their targets. */
  void add(int[] targets, long[] weights, int from, int to, M mass, long total);
}
