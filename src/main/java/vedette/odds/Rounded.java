package vedette.odds;

/**
 * A mass as a double, with a count of the roundings on its longest way.
 *
 * <p>Each operation on numbers that are not negative, and not so small that they underflow (below
 * 10^-307), adds at most one unit roundoff u = 2^-53 to the relative error of what goes in, so
 * after k roundings the true value is within k u / (1 - 2 k u) of this one: a bound, not an
 * estimate.
 *
 * @param roundings operations between the whole-number weights and this value
 */
record Rounded(double value, long roundings) implements Mass<Rounded> {
  static final Rounded ZERO = new Rounded(0, 0);
  static final Rounded ONE = new Rounded(1, 0);

  private static final double UNIT_ROUNDOFF = 0x1p-53;
  private static final long EXACT = 1L << 53;

  /** Beyond so many roundings the bound says nothing that is worth saying. */
  private static final double LARGE = 0.25;

  /** How far the value may be from the true one. */
  double error() {
    double k = roundings * UNIT_ROUNDOFF;
    return k < LARGE ? value * k / (1 - 2 * k) : 1;
  }

  @Override
  public Rounded plus(Rounded other) {
    if (isZero()) {
      return other;
    }
    return other.isZero()
        ? this
        : new Rounded(value + other.value, Math.max(roundings, other.roundings) + 1);
  }

  @Override
  public Rounded times(Rounded other) {
    return new Rounded(value * other.value, roundings + other.roundings + 1);
  }

  @Override
  public Rounded over(Rounded other) {
    return new Rounded(value / other.value, roundings + other.roundings + 1);
  }

  @Override
  public Rounded share(long weight, long total) {
    if (weight == total) {
      return this;
    }
    // A long above 2^53 is itself rounded when it becomes a double.
    int converted = (weight > EXACT ? 1 : 0) + (total > EXACT ? 1 : 0);
    return new Rounded(value * weight / total, roundings + 2 + converted);
  }

  @Override
  public Rounded withRoundings(long most) {
    return new Rounded(value, most);
  }

  @Override
  public boolean isZero() {
    return value == 0;
  }
}
