package vedette.question;

import java.io.Serializable;

/**
 * The value of a figure, and the range in which the true value lies.
 *
 * @param value as computed or sampled; NaN of a mean that no fight has
 * @param low the lower bound of the true value; negative infinity if none is known
 * @param high the upper bound of the true value; infinity if none is known
 * @param exact whether the range is an error bound, which always holds; else it is an interval of a
 *     sample, which holds as often as it promises
 */
public record Estimate(double value, double low, double high, boolean exact)
    implements Serializable {
  /** A computed figure. */
  public static Estimate exact(double value, double bound) {
    return new Estimate(value, value - bound, value + bound, true);
  }

  /** A sampled figure. */
  public static Estimate sampled(double value, double low, double high) {
    return new Estimate(value, low, high, false);
  }

  /** Whether it is sampled, and something is known of the true value. */
  public boolean hasInterval() {
    return !exact && low > Double.NEGATIVE_INFINITY && high < Double.POSITIVE_INFINITY;
  }

  /** Whether the true value lies in a range that is known and is no single number. */
  public boolean isRange() {
    return low < high && low > Double.NEGATIVE_INFINITY && high < Double.POSITIVE_INFINITY;
  }

  /** A sampled figure that may be anything. */
  public static Estimate unknown(double value) {
    return sampled(value, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
  }
}
