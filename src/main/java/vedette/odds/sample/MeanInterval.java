package vedette.odds.sample;

import org.apache.commons.math3.analysis.solvers.BracketingNthOrderBrentSolver;
import vedette.fight.Bounds;
import vedette.question.Estimate;

/**
 * The 95% interval of the mean of numbers from 0 to a maximum, however skewed they are: that of
 * Gaffke, "Three test statistics for a nonparametric one-sided hypothesis on the mean of a
 * nonnegative variable" (2005), and Learned-Miller and Thomas, "A new confidence interval for the
 * mean of a bounded random variable" (2020).
 *
 * <p>For the upper bound a trial with the maximum is added to the sample, for the lower bound one
 * with 0, since unseen numbers may still occur. The trials then get random weights, uniformly
 * distributed on the simplex, and the bound leaves 2.5% of the weighted means beyond it. For two
 * numbers it equals the interval of a proportion, for many trials of frequent numbers the normal
 * one. That it holds for all numbers is proven for two and a conjecture for more, without a known
 * exception.
 */
final class MeanInterval {
  /** The 97.5% quantile of the normal distribution. */
  private static final double QUANTILE = 1.959963984540054;

  private static final double RELATIVE_ACCURACY = 1e-12;

  private static final double ABSOLUTE_ACCURACY = 1e-17;

  private static final int SOLVER_ORDER = 5;

  private static final int MOST_EVALUATIONS = 1_000;

  /** The share of the maximum to which bounds are rounded, far below what readers notice. */
  private static final double FINEST = 1e-12;

  private final long[] times;
  private final long unseen;

  private MeanInterval(long[] times, long unseen) {
    this.times = times;
    this.unseen = unseen;
  }

  /**
   * Returns the mean with its interval.
   *
   * @param numbers the numbers seen
   * @param times the times that each was seen
   * @param bounds the least and the greatest possible number
   * @param unseen trials of which nothing is known, for which each bound assumes the worst
   */
  static Estimate of(double[] numbers, long[] times, Bounds bounds, long unseen) {
    Estimate ofTwo = ofTwo(numbers, times, bounds, unseen);
    if (ofTwo != null) {
      return ofTwo;
    }
    MeanInterval interval = new MeanInterval(times, unseen);
    int n = numbers.length;
    double width = bounds.most() - bounds.least();
    double[] values = new double[n + 1];
    double[] missing = new double[n + 1];
    for (int i = 0; i < n; i++) {
      values[i] = numbers[i] - bounds.least();
      missing[i] = bounds.most() - numbers[i];
    }
    values[n] = width;
    missing[n] = width;
    return Estimate.sampled(
        mean(numbers, times),
        bounds.least() + rounded(width - interval.high(missing), width),
        bounds.least() + rounded(interval.high(values), width));
  }

  /** Returns the mean of the numbers seen. */
  static double mean(double[] numbers, long[] times) {
    double sum = 0;
    long seen = 0;
    for (int i = 0; i < numbers.length; i++) {
      sum += numbers[i] * times[i];
      seen += times[i];
    }
    return sum / seen;
  }

  /**
   * Returns the interval for numbers that all equal the minimum or the maximum; null for others.
   */
  private static Estimate ofTwo(double[] numbers, long[] times, Bounds bounds, long unseen) {
    long trials = unseen;
    long greatest = 0;
    for (int i = 0; i < numbers.length; i++) {
      if (numbers[i] != bounds.least() && numbers[i] != bounds.most()) {
        return null;
      }
      trials += times[i];
      greatest += numbers[i] == bounds.most() ? times[i] : 0;
    }
    double width = bounds.most() - bounds.least();
    Estimate share = ProportionInterval.of(greatest, trials, unseen);
    return Estimate.sampled(
        mean(numbers, times),
        bounds.least() + width * share.low(),
        bounds.least() + width * share.high());
  }

  private static double rounded(double bound, double most) {
    double finest = FINEST * most;
    return finest == 0
        ? 0
        : Math.min(most, Math.rint(bound / finest) * finest + 0.0); // + 0.0: no negative zero
  }

  /** Returns the upper bound; the last of the values is the maximum. */
  private double high(double[] values) {
    int last = values.length - 1;
    double least = values[last];
    double[] counts = new double[values.length];
    for (int i = 0; i < last; i++) {
      counts[i] = times[i];
      least = times[i] > 0 ? Math.min(least, values[i]) : least;
    }
    counts[last] = 1 + unseen;
    double range = values[last] - least;
    if (range == 0) {
      return least;
    }
    for (int i = 0; i <= last; i++) {
      values[i] = (values[i] - least) / range;
    }
    WeightedMeans means = new WeightedMeans(values, counts);
    double tilt =
        new BracketingNthOrderBrentSolver(RELATIVE_ACCURACY, ABSOLUTE_ACCURACY, SOLVER_ORDER)
            .solve(MOST_EVALUATIONS, it -> means.shareBelow(it) - QUANTILE, 0, Math.nextDown(1.0));
    return least + range * means.meanOfTilt(tilt);
  }

  /**
   * The means of some numbers under random weights that add up to 1 (a Dirichlet distribution), by
   * Barndorff-Nielsen's saddlepoint approximation: where 2.5% of the means should lie beyond a
   * bound, 2.3% to 2.5% do.
   *
   * <p>A mean is identified by its tilt: under the tilt it is the expected mean, if each value has
   * the relative weight 1 / (1 - tilt * value). Tilt 0 yields the mean of equal weights, tilt 1 the
   * greatest value.
   */
  static final class WeightedMeans {
    /** Closer to the middle the approximation is dominated by rounding. */
    private static final double MIDDLE = 1e-3;

    private final double[] values;
    private final double[] counts;
    private final double all;

    /**
     * Creates the means of these numbers.
     *
     * @param values from 0 to 1
     * @param counts the times that each occurs
     */
    WeightedMeans(double[] values, double[] counts) {
      this.values = values;
      this.counts = counts;
      double sum = 0;
      for (double count : counts) {
        sum += count;
      }
      all = sum;
    }

    /**
     * Returns the mean of a tilt.
     *
     * @param tilt from 0 to below 1
     */
    double meanOfTilt(double tilt) {
      double excess = excess(tilt);
      return excess / (1 + tilt * excess);
    }

    /** Returns the average of the values, each divided by its tilting factor. */
    private double excess(double tilt) {
      double sum = 0;
      for (int i = 0; i < values.length; i++) {
        sum += counts[i] * values[i] / (1 - tilt * values[i]);
      }
      return sum / all;
    }

    /**
     * Returns the share of means below that of a tilt, as a quantile of the normal distribution.
     */
    double shareBelow(double tilt) {
      double scale = 1 + tilt * excess(tilt);
      double mean = meanOfTilt(tilt);
      double curvature = 0;
      // Strict, so that a seed gives the same bounds on any machine.
      double likelihood = all * StrictMath.log1p(tilt * excess(tilt));
      for (int i = 0; i < values.length; i++) {
        double distance = (values[i] - mean) / (scale * (1 - tilt * values[i]));
        curvature += counts[i] * distance * distance;
        likelihood += counts[i] * StrictMath.log1p(-tilt * values[i]);
      }
      double w = Math.sqrt(2 * Math.max(0, likelihood));
      double u = tilt * scale * Math.sqrt(curvature);
      return w < MIDDLE ? w : w + StrictMath.log(u / w) / w;
    }
  }
}
