package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.Interval;
import vedette.odds.Odds.Mean;
import vedette.odds.Odds.MeasureOdds;
import vedette.odds.Odds.Outcomes;

/** What players counted, turned into probabilities with Wilson's 95% intervals. */
final class Sample<R> {
  private static final double ERROR_RATE = 0.05;

  /** The quantile of the normal distribution that leaves half the error rate above it. */
  private static final double QUANTILE =
      new NormalDistribution(null, 0, 1).inverseCumulativeProbability(1 - ERROR_RATE / 2);

  /** Bounds are rounded to so fine a share that JVMs cannot differ in them, nor readers care. */
  private static final double FINEST = 1e-12;

  private final List<Measure<R>> measures;
  private final Tally<R, Long> tally;
  private final JointTally<R, Long> joint;
  private final Readings readings = new Readings();
  private long undecided;

  Sample(List<Measure<R>> measures) {
    this.measures = measures;
    tally = new Tally<>(measures, Counts::new);
    joint = new JointTally<>(measures, Long::sum, true);
  }

  /** Adds what a player counted so far. */
  void add(TrialRunner<R> player) {
    tally.add(player.tally());
    joint.add(player.joint());
    readings.addAll(player.readings());
    undecided += player.undecided();
  }

  /** Hears what the rules say without a trial. */
  Listener listener() {
    return readings;
  }

  Odds.Sampled odds(long trials, Trials asked) {
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
          MeasureOdds.of(
              measure, distribution, mean(sum, squares, trials - undecided, distribution.size())));
    }
    return new Odds.Sampled(
        odds,
        outcomes(joint.withoutTurns(), trials),
        outcomes(joint, trials),
        readings.ids(),
        trials,
        asked.seed(),
        (double) undecided / trials,
        halfWidth,
        halfWidth <= asked.precision() || asked.precision() == 0);
  }

  /**
   * Half the width that the widest interval would have at least, had more trials been played: with
   * the probabilities that differ least from certainty within their intervals.
   */
  double leastHalfWidth(long trials, long more) {
    double halfWidth = 0;
    for (int i = 0; i < measures.size(); i++) {
      for (Map.Entry<Comparable<?>, Long> entry : tally.distribution(i, 0L)) {
        Interval interval = wilson(entry.getValue(), trials);
        boolean rare = interval.low() + interval.high() < 1;
        double probability = Math.max(0, Math.min(1, rare ? interval.low() : interval.high()));
        Interval then = wilson(Math.round(probability * more), more);
        halfWidth = Math.max(halfWidth, (then.high() - then.low()) / 2);
      }
    }
    return halfWidth;
  }

  private static <R> Outcomes outcomes(JointTally<R, Long> joint, long trials) {
    return joint.outcomes(count -> (double) count / trials, count -> wilson(count, trials));
  }

  /** Where only one value was seen, the sample says nothing of how far the mean may be off. */
  private static Mean mean(double sum, double squares, long ended, int values) {
    if (ended == 0) {
      return null;
    }
    double mean = sum / ended;
    if (values < 2) {
      return new Mean(mean, null, null);
    }
    double variance = Math.max(0, squares / ended - mean * mean);
    double half = QUANTILE * Math.sqrt(variance / (ended - 1));
    return new Mean(mean, new Interval(rounded(mean - half), rounded(mean + half)), null);
  }

  private static Interval wilson(long successes, long trials) {
    var interval =
        BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(
            Math.toIntExact(trials), Math.toIntExact(successes), ERROR_RATE);
    return new Interval(rounded(interval.getLowerBound()), rounded(interval.getUpperBound()));
  }

  private static double rounded(double bound) {
    return Math.rint(bound / FINEST) * FINEST + 0.0; // + 0.0: no negative zero
  }
}
