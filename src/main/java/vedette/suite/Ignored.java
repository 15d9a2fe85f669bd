package vedette.suite;

/**
 * The largest differences that a tolerance passed over; 0 if there was none.
 *
 * @param chance of a probability
 * @param mean of a mean
 */
public record Ignored(double chance, double mean) {
  static final Ignored NONE = new Ignored(0, 0);

  public boolean isNone() {
    return chance == 0 && mean == 0;
  }

  Ignored and(Difference difference) {
    return and(
        difference.isMean()
            ? new Ignored(0, difference.size())
            : new Ignored(difference.size(), 0));
  }

  Ignored and(Ignored other) {
    return new Ignored(Math.max(chance, other.chance), Math.max(mean, other.mean));
  }
}
