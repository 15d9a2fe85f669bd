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

  /** Adds a mass's shares along some entries of a chain's row to what they lead to. */
  void add(BattleChain<?, ?> chain, int row, int from, int to, M mass);
}
