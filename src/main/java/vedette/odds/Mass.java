package vedette.odds;

/**
 * A probability while it is carried through a chain: never negative, never subtracted.
 *
 * @param <M> the kind of number
 */
interface Mass<M extends Mass<M>> {
  M plus(M other);

  M times(M other);

  /** Divided by a mass that is not zero. */
  M over(M other);

  /** A share of it, {@code weight} out of {@code total}. */
  M share(long weight, long total);

  boolean isZero();

  /** The same number, taken as no more rounded than another one is. */
  M roundedAs(M other);

  /** How far this may be from the true value of an expression that should equal {@code other}. */
  double distance(M other);

  /** As near as a double comes. */
  double value();
}
