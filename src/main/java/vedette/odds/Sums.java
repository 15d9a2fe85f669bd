package vedette.odds;

/**
 * A row of sums that others are added to, each zero at first.
 *
 * @param <W> a probability or a number of trials
 */
interface Sums<W> {
  W get(int index);

  void add(int index, W weight);

  /** How many it can hold. */
  int capacity();

  /** Lets it hold so many, new ones being zero. */
  void ensureCapacity(int size);
}
