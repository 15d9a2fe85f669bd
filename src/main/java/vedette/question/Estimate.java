package vedette.question;

import java.io.Serializable;

/**
 * The value of a figure, and the range of the true value: by an error bound, which always holds, or
 * by the interval of a sample, which holds at its nominal rate.
 *
 * @param value as computed or sampled; NaN if there is none
 * @param low the lower bound of the true value; negative infinity if none is known
 * @param high the upper bound of the true value; infinity if none is known
 * @param error the maximum error of a computed value; NaN if sampled
 * @param missing the reason why there is no value; null if there is one
 */
public record Estimate(double value, double low, double high, double error, MissingValue missing)
    implements Serializable {
  /** Returns a computed figure. */
  public static Estimate exact(double value, double error) {
    return new Estimate(value, value - error, value + error, error, null);
  }

  /** Returns a sampled figure. */
  public static Estimate sampled(double value, double low, double high) {
    return new Estimate(value, low, high, Double.NaN, null);
  }

  /** Returns a sampled figure without a known range. */
  public static Estimate unknown(double value) {
    return sampled(value, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
  }

  /** Returns a figure without a value. */
  public static Estimate none(MissingValue why) {
    return new Estimate(
        Double.NaN,
        Double.NEGATIVE_INFINITY,
        Double.POSITIVE_INFINITY,
        why.exact() ? 0 : Double.NaN,
        why);
  }

  /** Returns whether there is no value. */
  public boolean isMissing() {
    return missing != null;
  }

  /** Returns whether it was computed; if not, it was sampled. */
  public boolean exact() {
    return !Double.isNaN(error);
  }

  /** Returns this if it is sampled and has a known range, else null. */
  public Estimate interval() {
    return !exact() && low > Double.NEGATIVE_INFINITY && high < Double.POSITIVE_INFINITY
        ? this
        : null;
  }

  /** Returns whether the range of the true value is known and is more than one number. */
  public boolean isRange() {
    return low < high && low > Double.NEGATIVE_INFINITY && high < Double.POSITIVE_INFINITY;
  }

  /** Returns the larger distance from the value to either end of its range. */
  public double within() {
    return Math.max(value - low, high - value);
  }
}
