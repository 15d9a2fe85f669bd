package vedette.odds;

/**
 * A row of probabilities that others and their shares are added to, each zero at first.
 *
 * @param <M> the kind of probability
 */
interface ProbabilityVector<M> extends Sums<M> {
  void set(int index, M probability);

  /** Adds a probability's share, {@code weight} out of {@code total}. */
  void add(int index, M probability, long weight, long total);

  /** Adds a probability's shares along some entries of a row to what they lead to. */
  void add(Row row, int from, int to, M probability);
}
