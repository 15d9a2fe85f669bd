package vedette.fight;

/**
 * Between which bounds a number lies.
 *
 * @param least negative infinity if there is no bound
 * @param most infinity if there is no bound
 */
public record Bounds(double least, double most) {
  /** Nothing is known. */
  public static final Bounds UNKNOWN =
      new Bounds(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

  /** Of a chance. */
  public static final Bounds CHANCE = new Bounds(0, 1);

  /** One number alone. */
  public static Bounds of(double number) {
    return new Bounds(number, number);
  }

  /** Returns whether there is a bound on either side. */
  public boolean isKnown() {
    return !Double.isInfinite(least) && !Double.isInfinite(most);
  }

  /** Of a sum. */
  public Bounds plus(Bounds other) {
    return of(least + other.least, most + other.most);
  }

  /** Of a difference. */
  public Bounds minus(Bounds other) {
    return of(least - other.most, most - other.least);
  }

  /** Of a product. */
  public Bounds times(Bounds other) {
    return enclosing(
        least * other.least, least * other.most, most * other.least, most * other.most);
  }

  /** Of a quotient; not known if it may divide by 0. */
  public Bounds dividedBy(Bounds other) {
    return other.least <= 0 && other.most >= 0
        ? UNKNOWN
        : enclosing(least / other.least, least / other.most, most / other.least, most / other.most);
  }

  private static Bounds enclosing(double... corners) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (double corner : corners) {
      // Nothing times what has no bound: Math.min and max keep it, and nothing is known.
      least = Math.min(least, corner);
      most = Math.max(most, corner);
    }
    return of(least, most);
  }

  private static Bounds of(double least, double most) {
    return Double.isNaN(least) || Double.isNaN(most) ? UNKNOWN : new Bounds(least, most);
  }
}
