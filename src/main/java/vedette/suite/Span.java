package vedette.suite;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/**
 * A figure and how far the true one may be from it.
 *
 * @param value as computed or sampled
 * @param low the true figure is not below this
 * @param high nor above this
 */
record Span(double value, double low, double high) {
  /** A computed figure, by its error bound. */
  static Span exact(double value, double error) {
    return new Span(value, value - error, value + error);
  }

  /** A figure of which nothing is known yet. */
  static Span unknown(double value) {
    return new Span(value, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
  }

  /**
   * Clopper and Pearson's interval of a probability, which keeps its promise for the rarest values
   * as well: approximations are far too narrow where one trial in a million is seen.
   *
   * @param errorRate how often it may miss the true one
   */
  static Span sampled(double successes, double trials, double errorRate) {
    var interval =
        BinomialConfidenceInterval.CLOPPER_PEARSON.fromErrorRate(
            (int) trials, (int) successes, errorRate);
    return new Span(successes / trials, interval.getLowerBound(), interval.getUpperBound());
  }

  /**
   * The interval of a mean by Maurer and Pontil's empirical Bernstein bound, which holds for any
   * distribution within a range: a rare high value upsets the normal approximation as well.
   *
   * @param variance of the sample, with its mean
   * @param range how far apart the values can be
   */
  static Span mean(double mean, double variance, double range, double trials, double errorRate) {
    if (trials < 2) {
      return unknown(mean);
    }
    double log = Math.log(4 / errorRate);
    double half = Math.sqrt(2 * variance * log / (trials - 1)) + 7 * range * log / 3 / (trials - 1);
    return new Span(mean, mean - half, mean + half);
  }

  /**
   * The difference of two figures that have nothing to do with each other, by Newcombe's method:
   * each side's way to the end of its interval, squared and added.
   */
  Span minus(Span other) {
    double difference = value - other.value;
    return new Span(
        difference,
        difference - Math.hypot(value - low, other.high - other.value),
        difference + Math.hypot(high - value, other.value - other.low));
  }
}
