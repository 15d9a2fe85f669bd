package vedette.odds;

/**
 * The means of some numbers under random weights that add up to 1 (a Dirichlet distribution), by
 * Barndorff-Nielsen's saddlepoint approximation: where 2.5% of the means should lie beyond a bound,
 * 2.3% to 2.5% do.
 *
 * <p>A mean is named by a tilt: that for which it is the one to be expected when a value counts for
 * 1 / (1 - tilt * value) as much. No tilt names the mean of equal weights, that of 1 the greatest
 * value.
 */
final class WeightedMeans {
  /** Nearer to the middle the approximation is all rounding. */
  private static final double MIDDLE = 1e-3;

  private final double[] values;
  private final double[] counts;
  private final double all;

  /**
   * The means of these numbers.
   *
   * @param values from 0 to 1
   * @param counts how often each is there
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
   * The mean that a tilt names.
   *
   * @param tilt from 0 to below 1
   */
  double tilted(double tilt) {
    double excess = excess(tilt);
    return excess / (1 + tilt * excess);
  }

  /** The average of the values, each divided by what it is tilted by. */
  private double excess(double tilt) {
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += counts[i] * values[i] / (1 - tilt * values[i]);
    }
    return sum / all;
  }

  /** The share of means below that of a tilt, as a quantile of the normal distribution. */
  double below(double tilt) {
    double scale = 1 + tilt * excess(tilt);
    double mean = tilted(tilt);
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
