package vedette.study.tune;

import vedette.question.Change;
import vedette.question.Estimate;
import vedette.question.Figure;

/**
 * The range in which a figure of a fight is wished to be.
 *
 * @param atLeast the least value; null if there is no lower bound
 * @param atMost the greatest value; null if there is no upper bound
 */
public record Wish(Figure figure, Double atLeast, Double atMost) {
  /** Returns a wish for a target: the figure is at most a tolerance away from it. */
  public static Wish around(Figure figure, double target, double tolerance) {
    return new Wish(figure, target - tolerance, target + tolerance);
  }

  /** Returns the target, in the middle of two bounds; NaN if there is only one bound. */
  public double target() {
    return atLeast == null || atMost == null ? Double.NaN : (atLeast + atMost) / 2;
  }

  /** Returns whether no value can meet both wishes, which are for the same figure. */
  public boolean excludes(Wish other) {
    return isAbove(atLeast, other.atMost) || isAbove(other.atLeast, atMost);
  }

  private static boolean isAbove(Double least, Double most) {
    return least != null && most != null && least > most;
  }

  /**
   * Returns whether a figure certainly meets the wish, whatever its rounding error.
   *
   * @param value the figure; a missing one meets no wish
   */
  boolean isMet(Estimate value) {
    return !value.isMissing()
        && (atLeast == null || Change.of(figure, bound(atLeast), value).isNotLess())
        && (atMost == null || Change.of(figure, bound(atMost), value).isNotMore());
  }

  /** Returns whether a change leaves the figure as it is. */
  boolean isSame(Estimate before, Estimate after) {
    return Change.of(figure, before, after).isSame();
  }

  private static Estimate bound(double bound) {
    return Estimate.exact(bound, 0);
  }

  /**
   * Returns how far a figure is outside the range, in tolerances; 0 if the wish is met, infinity if
   * the figure is missing.
   */
  double distance(Estimate value) {
    if (value.isMissing()) {
      return Double.POSITIVE_INFINITY;
    }
    return isMet(value) ? 0 : Math.max(Double.MIN_VALUE, distance(value.value(), value.value()));
  }

  /** Returns the least distance of any number between two others, in tolerances. */
  double distance(double low, double high) {
    double below = atLeast == null ? 0 : atLeast - high;
    double above = atMost == null ? 0 : low - atMost;
    return Math.max(0, Math.max(below, above)) / figure.tolerance();
  }

  /**
   * Returns the distance of a figure from the target, or from the only bound, in tolerances: the
   * smaller of two that meet the wish is the smaller change.
   */
  double deviation(Estimate value) {
    double wanted = atLeast == null ? atMost : atMost == null ? atLeast : target();
    return Math.abs(value.value() - wanted) / figure.tolerance();
  }
}
