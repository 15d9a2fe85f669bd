package vedette.suite;

import java.util.Set;
import vedette.fight.Measure;
import vedette.odds.Odds;

/**
 * What figures say of the true odds.
 *
 * @param figures computed or sampled
 * @param errorRate how often a sampled figure's interval may miss the true one
 */
record Estimate(Figures figures, double errorRate) {
  /** Decimal bounds and sums of doubles agree no better. */
  static final double ROUNDING = 1e-12;

  /**
   * A figure with its interval; of a mean over the range of what its count can be, or if that is
   * not known, of the values seen.
   *
   * <p>A sample that has seen one value alone then knows nothing of the mean's spread, so anything
   * is possible, as it is of the mean where battles were cut off.
   *
   * @param most the greatest that the count can be; {@link Measure#UNKNOWN} if nobody knows
   */
  Span of(CheckedFigure figure, int most) {
    if (!figure.isMean()) {
      return probability(figure);
    }
    return knowsNothing(figure, most)
        ? Span.unknown(figures.mean(figure.measure()))
        : mean(figure, range(figure, most));
  }

  private double range(CheckedFigure figure, int most) {
    return most == Measure.UNKNOWN ? range(figures.weights(figure.measure()).keySet()) : most;
  }

  private boolean knowsNothing(CheckedFigure figure, int most) {
    return !figures.how().isExact() && figure.isMean() && range(figure, most) == 0;
  }

  /** Why a sample does not tell whether a figure is within its bounds. */
  String whyOpen(CheckedFigure figure, int most) {
    if (figures.cutOff() > 0) {
      return (long) figures.cutOff() + " battles " + Odds.CUT_OFF;
    }
    return knowsNothing(figure, most)
        ? "only one value was seen, and nobody knows how great this count can be"
        : Checker.MORE_TRIALS;
  }

  /** A probability with its interval. */
  Span probability(CheckedFigure figure) {
    double weight = figures.weight(figure);
    if (!figures.how().isExact()) {
      double least = figure.equals(CheckedFigure.OF_UNDECIDED) ? weight - figures.cutOff() : weight;
      double most = Math.max(weight, least + figures.cutOff());
      return new Span(
          weight / figures.whole(),
          Span.sampled(least, figures.whole(), errorRate).low(),
          Span.sampled(most, figures.whole(), errorRate).high());
    }
    int summands =
        figure.kind() == Expectation.Kind.OR_MORE ? figures.weights(figure.measure()).size() : 1;
    return Span.exact(weight, figures.error() * Math.max(1, summands) + ROUNDING);
  }

  /**
   * A mean with its interval.
   *
   * @param range how far apart the values can be
   */
  Span mean(CheckedFigure figure, double range) {
    String measure = figure.measure();
    double mean = figures.mean(measure);
    if (figures.cutOff() > 0) {
      return Span.unknown(mean);
    }
    return figures.how().isExact()
        ? Span.exact(mean, figures.error() + rounding(mean))
        : Span.mean(mean, figures.variance(measure), range, figures.decided(measure), errorRate);
  }

  /** How far rounding alone may move a figure: large means by more. */
  static double rounding(double value) {
    return ROUNDING * Math.max(1, Math.abs(value));
  }

  /** How far apart values of a count are; 0 if there are none. */
  static double range(Set<String> values) {
    var statistics = values.stream().mapToDouble(Figures::number).summaryStatistics();
    return values.isEmpty() ? 0 : statistics.getMax() - statistics.getMin();
  }
}
