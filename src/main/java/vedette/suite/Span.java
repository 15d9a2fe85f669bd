package vedette.suite;

import org.apache.commons.math3.distribution.NormalDistribution;
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

  /**
   * Wilson's interval of a probability.
   *
   * @param errorRate how often it may miss the true one
   */
  static Span sampled(double successes, double trials, double errorRate) {
    var interval =
        BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(
            (int) trials, (int) successes, errorRate);
    return new Span(successes / trials, interval.getLowerBound(), interval.getUpperBound());
  }

  /** The interval of a mean, by the normal distribution. */
  static Span mean(double mean, double variance, double trials, double errorRate) {
    double quantile =
        new NormalDistribution(null, 0, 1).inverseCumulativeProbability(1 - errorRate / 2);
    double half = quantile * Math.sqrt(variance / trials);
    return new Span(mean, mean - half, mean + half);
  }

  /**
   * The difference of two probabilities that have nothing to do with each other, by Newcombe's
   * method: each side's way to the end of its interval, squared and added.
   */
  Span minus(Span other) {
    double difference = value - other.value;
    return new Span(
        difference,
        difference - Math.hypot(value - low, other.high - other.value),
        difference + Math.hypot(high - value, other.value - other.low));
  }
}
