package vedette.fight;

/**
 * The bounds of a number.
 *
 * @param least the lower bound; negative infinity if there is none
 * @param most the upper bound; infinity if there is none
 */
public record Bounds(double least, double most) {
  /** The bounds of a number of which nothing is known. */
  public static final Bounds UNKNOWN =
      new Bounds(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

  /** The bounds of a probability. */
  public static final Bounds CHANCE = new Bounds(0, 1);

  /** Returns bounds that enclose only this number. */
  public static Bounds of(double number) {
    return new Bounds(number, number);
  }

  /** Returns whether the number has a bound on either side. */
  public boolean isKnown() {
    return !Double.isInfinite(least) && !Double.isInfinite(most);
  }

  /** Returns the bounds of a sum. */
  public Bounds plus(Bounds other) {
    return of(least + other.least, most + other.most);
  }

  /** Returns the bounds of a difference. */
  public Bounds minus(Bounds other) {
    return of(least - other.most, most - other.least);
  }

  /** Returns the bounds of a product. */
  public Bounds times(Bounds other) {
    return enclosing(
        least * other.least, least * other.most, most * other.least, most * other.most);
  }

  /** Returns the bounds of a quotient; {@link #UNKNOWN} if the divisor may be 0. */
  public Bounds dividedBy(Bounds other) {
    return other.least <= 0 && other.most >= 0
        ? UNKNOWN
        : enclosing(least / other.least, least / other.most, most / other.least, most / other.most);
  }

  private static Bounds enclosing(double... corners) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (double corner : corners) {
      // 0 times infinity is NaN. Math.min and max keep it, and the bounds are unknown.
      least = Math.min(least, corner);
      most = Math.max(most, corner);
    }
    return of(least, most);
  }

  private static Bounds of(double least, double most) {
    return Double.isNaN(least) || Double.isNaN(most) ? UNKNOWN : new Bounds(least, most);
  }
}
