package vedette.odds;

/**
 * A probability while it is carried through a chain: never negative, never subtracted.
 *
 * @param <M> the kind of number
 */
interface Probability<M extends Probability<M>> {
  M plus(M other);

  M times(M other);

  /** Divided by a probability that is not zero. */
  M over(M other);

  /** A share of it, {@code weight} out of {@code total}. */
  M share(long weight, long total);

  boolean isZero();

  /** How many roundings lie between the whole-number weights and this probability. */
  long roundings();

  /** The same probability, known to come of no more than so many roundings. */
  M withRoundings(long most);

  /** So many zeros of its kind. */
  ProbabilityVector<M> zeros(int n);

  /** As near as a double comes. */
  double value();
}
