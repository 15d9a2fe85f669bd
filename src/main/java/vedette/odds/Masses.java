package vedette.odds;

/**
 * A row of masses that shares are added to, each zero at first.
 *
 * @param <M> the kind of mass
 */
interface Masses<M> {
  M get(int index);

  void set(int index, M mass);

  /** Adds a mass's share, {@code weight} out of {@code total}. */
  void add(int index, M mass, long weight, long total);
}
