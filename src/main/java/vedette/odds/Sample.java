package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import vedette.fight.Measure;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.Interval;
import vedette.odds.Odds.Mean;
import vedette.odds.Odds.MeasureOdds;
import vedette.odds.Odds.Outcome;

/** What was counted, turned into probabilities with Wilson's 95% intervals. */
final class Sample<R> {
  private static final double ERROR_RATE = 0.05;

  /** The quantile of the normal distribution that leaves 2.5% above it. */
  private static final double NORMAL_975 = 1.959963984540054;

  private final List<Measure<R>> measures;
  private final Tally<R, Long> tally;

  Sample(List<Measure<R>> measures) {
    this.measures = measures;
    tally = new Tally<>(measures, Long::sum);
  }

  Tally<R, Long> tally() {
    return tally;
  }

  Odds.Sampled odds(long trials, long undecided, Trials asked) {
    double halfWidth = 0;
    List<MeasureOdds> odds = new ArrayList<>();
    for (int i = 0; i < measures.size(); i++) {
      Measure<R> measure = measures.get(i);
      List<Chance> distribution = new ArrayList<>();
      double sum = 0;
      double squares = 0;
      for (Map.Entry<Comparable<?>, Long> entry : tally.distribution(i, 0L)) {
        long count = entry.getValue();
        Interval interval = wilson(count, trials);
        halfWidth = Math.max(halfWidth, (interval.high() - interval.low()) / 2);
        distribution.add(new Chance(entry.getKey(), (double) count / trials, interval, null));
        if (entry.getKey() instanceof Integer value) {
          sum += (double) value * count;
          squares += (double) value * value * count;
        }
      }
      odds.add(
          new MeasureOdds(
              measure.name(),
              measure.text(),
              measure.kind(),
              distribution,
              measure.kind() == Measure.Kind.COUNT ? mean(sum, squares, trials) : null));
    }
    List<Outcome> outcomes = tally.outcomes(count -> (double) count / trials);
    int listed = Math.min(outcomes.size(), Tally.MAX_OUTCOMES);
    return new Odds.Sampled(
        odds,
        List.copyOf(outcomes.subList(0, listed)),
        outcomes.size() - listed,
        trials,
        asked.seed(),
        (double) undecided / trials,
        halfWidth,
        halfWidth <= asked.precision() || asked.precision() == 0);
  }

  /** Sums are of whole numbers below 2^53, so exact; the order of adding changes nothing. */
  private static Mean mean(double sum, double squares, long trials) {
    double mean = sum / trials;
    double variance = Math.max(0, squares / trials - mean * mean);
    double half = NORMAL_975 * Math.sqrt(variance / Math.max(1, trials - 1));
    return new Mean(mean, new Interval(mean - half, mean + half), null);
  }

  private static Interval wilson(long successes, long trials) {
    var interval =
        BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(
            Math.toIntExact(trials), Math.toIntExact(successes), ERROR_RATE);
    return new Interval(interval.getLowerBound(), interval.getUpperBound());
  }
}
