package vedette.odds.exact;

import vedette.odds.chain.Row;

/**
 * A probability while it is carried through a chain: never negative, never subtracted.
 *
 * @param <M> the kind of number
 */
interface Probability<M extends Probability<M>> {
  M plus(M other);

  M times(M other);

  /** Divided by a probability that is not zero. */
  M dividedBy(M other);

  /** A share of it, {@code weight} out of {@code total}. */
  M share(long weight, long total);

  /** Its share along an entry of a row. */
  M shareAlong(Row row, int entry);

  /** Its shares together along some entries of a row, at least one. */
  default M shareAlong(Row row, int from, int to) {
    if (!row.weights().rounded()) {
      long weight = 0;
      for (int entry = from; entry < to; entry++) {
        weight += row.weight(entry);
      }
      return share(weight, row.total());
    }
    M sum = shareAlong(row, from);
    for (int entry = from + 1; entry < to; entry++) {
      sum = sum.plus(shareAlong(row, entry));
    }
    return sum;
  }

  boolean isZero();

  /** How many roundings lie between the whole-number weights and this probability. */
  long roundings();

  /** The same probability, known to come of no more than so many roundings. */
  M withRoundings(long most);

  /** So many zeros of its kind. */
  Vector<M> zeros(int n);

  /** Rows of zeros of its kind. */
  Matrix<M> matrix(int rows, int columns);

  /** As near as a double comes. */
  double value();

  /**
   * A column of probabilities that others and their shares are added to.
   *
   * @param <M> the kind of number
   */
  interface Vector<M> extends Column<M> {
    void set(int index, M probability);

    /** Adds a probability's share, {@code weight} out of {@code total}. */
    void add(int index, M probability, long weight, long total);

    /** Adds a probability's shares along some entries of a row to what they lead to. */
    void add(Row row, int from, int to, M probability);
  }

  /**
   * Rows of numbers, without a count of their roundings.
   *
   * @param <M> the kind of number
   */
  interface Matrix<M> {
    M get(int row, int column);

    void set(int row, int column, M number);

    /** Adds so many times a row to another one, in the first columns. */
    void add(int to, int from, M times, int columns);
  }
}
