package vedette.odds;

/**
 * A row of sums that others are added to, each zero at first.
 *
 * @param <W> a probability or a number of trials
 */
interface Sums<W> {
  W get(int index);

  void add(int index, W weight);

  /** How many there is room for. */
  int room();

  /** Makes room for so many, new ones being zero. */
  void makeRoom(int size);
}
