package vedette.odds.exact;

import vedette.odds.chain.Row;

/**
 * A probability in a propagation through a chain: never negative, never subtracted.
 *
 * @param <M> the kind of number
 */
interface Probability<M extends Probability<M>> {
  M plus(M other);

  M times(M other);

  /** Returns the quotient by a probability that is not zero. */
  M dividedBy(M other);

  /** Returns a share of it, {@code weight} out of {@code total}. */
  M share(long weight, long total);

  /** Returns its share along an entry of a row. */
  M shareAlong(Row row, int entry);

  /** Returns the sum of its shares along some entries of a row, at least one. */
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

  /** Returns the number of roundings between the integer weights and this probability. */
  long roundings();

  /** Returns this probability with a lower number of roundings, by a better bound. */
  M withRoundings(long most);

  /** Returns {@code n} zeros of this kind. */
  Vector<M> zeros(int n);

  /** Returns a matrix of zeros of this kind. */
  Matrix<M> matrix(int rows, int columns);

  /** Returns the value as closely as a double allows. */
  double value();

  /**
   * A column of probabilities with sums of shares.
   *
   * @param <M> the kind of number
   */
  interface Vector<M> extends Column<M> {
    void set(int index, M probability);

    /** Adds a probability's share, {@code weight} out of {@code total}. */
    void add(int index, M probability, long weight, long total);

    /** Adds a probability's shares along some entries of a row to their targets. */
    void add(Row row, int from, int to, M probability);
  }

  /**
   * A matrix of numbers, without a count of their roundings.
   *
   * @param <M> the kind of number
   */
  interface Matrix<M> {
    M get(int row, int column);

    void set(int row, int column, M number);

    /** Adds a multiple of a row to another one, in the first columns. */
    void add(int to, int from, M times, int columns);
  }
}
