package vedette.odds.sample;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Bounds;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.OpeningUmpire;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Chance;
import vedette.odds.answer.Odds.Mean;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.odds.answer.Readings;
import vedette.odds.exact.Column;
import vedette.odds.exact.JointTally;
import vedette.odds.exact.Tally;
import vedette.question.Estimate;
import vedette.question.MissingValue;

/**
 * The counts of a sample or of its parts, and their probabilities and means with intervals. Battles
 * that were cut off could have ended in any way, so each bound assumes the worst of them.
 */
public final class Sample<R> {
  private final List<Measure<R>> measures;
  private final int lastTurn;
  private final Tally<R, Long> tally;
  private final JointTally<R, Long> joint;
  private final Readings readings = new Readings();
  private final Map<Long, Estimate> known = new HashMap<>();
  private long battles;
  private long undecided;
  private long cutOff;

  /**
   * Creates an empty sample.
   *
   * @param lastTurn the last turn that a fight can have; 0 if there is none
   */
  Sample(List<Measure<R>> measures, int lastTurn) {
    this.measures = measures;
    this.lastTurn = lastTurn;
    tally = new Tally<>(measures, Column.Counts::new);
    joint = new JointTally<>(measures, Long::sum);
  }

  /** Returns an empty sample of this fight that has heard the readings of its opening. */
  public static <R> Sample<R> of(Engagement<?, R> fight) {
    Sample<R> sample = new Sample<>(fight.measures(), fight.rules().lastTurn());
    OpeningUmpire.of(fight, sample.readings);
    return sample;
  }

  /** Counts battles that ended with this result in this turn. */
  void count(R result, int turn, long times) {
    tally.add(result, turn, times);
    joint.add(result, times);
  }

  /** Counts battles in a state from which no end can be reached. */
  void countUndecided(long times) {
    undecided += times;
  }

  /** Counts battles that were cut off without an end in sight; these are undecided too. */
  void countCutOff(long times) {
    undecided += times;
    cutOff += times;
  }

  /** Adds the counts of a runner. */
  void add(Sample<R> player) {
    tally.add(player.tally);
    joint.add(player.joint);
    readings.addAll(player.readings);
    undecided += player.undecided;
    cutOff += player.cutOff;
  }

  /** Adds the counts of battles played elsewhere. */
  public void add(SampleCounts sampleCounts) {
    for (int i = 0; i < measures.size(); i++) {
      int measure = i;
      sampleCounts
          .measures()
          .get(i)
          .forEach((value, times) -> tally.addValue(measure, value, times));
    }
    sampleCounts.outcomes().forEach(joint::addValues);
    readings.addIds(sampleCounts.readings());
    battles += sampleCounts.battles();
    undecided += sampleCounts.undecided();
    cutOff += sampleCounts.cutOff();
  }

  /** Returns the counts by measure. */
  Tally<R, Long> tally() {
    return tally;
  }

  /** Returns the number of battles without an end so far. */
  long undecided() {
    return undecided;
  }

  /** Returns the readings that the rules consulted so far, as a listener for further ones. */
  Readings readings() {
    return readings;
  }

  /** Returns the counts so far, of this number of battles. */
  SampleCounts counted(long battles) {
    List<Map<Comparable<?>, Long>> values = new ArrayList<>();
    for (int measure = 0; measure < measures.size(); measure++) {
      Map<Comparable<?>, Long> times = new HashMap<>();
      for (Map.Entry<Comparable<?>, Long> value : tally.distribution(measure, 0L)) {
        if (value.getValue() > 0) {
          times.put(value.getKey(), value.getValue());
        }
      }
      values.add(times);
    }
    return new SampleCounts(battles, undecided, cutOff, readings.ids(), values, joint.weights());
  }

  /**
   * Returns the odds of all counts that were added from elsewhere.
   *
   * @param asked the whole sample as requested
   */
  public Odds.Sampled odds(Trials asked) {
    return odds(battles, asked);
  }

  Odds.Sampled odds(long trials, Trials asked) {
    double within = 0;
    List<MeasureOdds> odds = new ArrayList<>();
    for (int i = 0; i < measures.size(); i++) {
      List<Map.Entry<Comparable<?>, Long>> counts = tally.distribution(i, 0L);
      List<Chance> distribution = new ArrayList<>();
      boolean conditional = measures.get(i).isConditional();
      long holds = counts.stream().mapToLong(Map.Entry::getValue).sum();
      Chance given = conditional ? new Chance(true, estimate(holds, trials), null) : null;
      if (holds == 0 && (conditional || counts.isEmpty())) {
        odds.add(MeasureOdds.none(measures.get(i), given, missingValue(conditional, trials)));
        continue;
      }
      for (Map.Entry<Comparable<?>, Long> entry : counts) {
        long count = entry.getValue();
        Estimate estimate = conditional ? share(count, holds) : estimate(count, trials);
        within = Math.max(within, estimate.within());
        distribution.add(new Chance(entry.getKey(), estimate, null));
      }
      odds.add(MeasureOdds.of(measures.get(i), distribution, mean(measures.get(i), counts), given));
    }
    return new Odds.Sampled(
        odds,
        joint.outcomes(count -> (double) count / trials, count -> estimate(count, trials)),
        readings.ids(),
        trials,
        asked.seed(),
        (double) undecided / trials,
        cutOff,
        within,
        within <= asked.precision() || asked.precision() == 0,
        "");
  }

  private MissingValue missingValue(boolean conditional, long trials) {
    return new MissingValue(
        conditional
            ? MissingValue.Reason.CONDITION
            : cutOff > 0 ? MissingValue.Reason.END_IN_TIME : MissingValue.Reason.END,
        trials);
  }

  /**
   * Returns a lower limit for the distance of an interval's end from its estimate, had more trials
   * been played: the probabilities are taken as close to certainty as their intervals allow.
   */
  double leastWithin(long trials, long more) {
    double within = 0;
    for (int i = 0; i < measures.size(); i++) {
      if (measures.get(i).isConditional()) {
        continue; // The number of those battles in which the condition holds is unknown.
      }
      for (Map.Entry<Comparable<?>, Long> entry : tally.distribution(i, 0L)) {
        Estimate interval = estimate(entry.getValue(), trials);
        boolean rare = interval.low() + interval.high() < 1;
        double probability = Math.max(0, Math.min(1, rare ? interval.low() : interval.high()));
        long count = Math.round(probability * more);
        within = Math.max(within, ProportionInterval.of(count, more, 0).within());
      }
    }
    return within;
  }

  /** Returns the mean of numbers; null for other measures, or if no battle ended. */
  private Mean mean(Measure<R> measure, List<Map.Entry<Comparable<?>, Long>> counts) {
    if (!measure.kind().hasMean() || counts.isEmpty()) {
      return null;
    }
    double[] numbers = new double[counts.size()];
    long[] times = new long[counts.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = ((Number) counts.get(i).getKey()).doubleValue();
      times[i] = counts.get(i).getValue();
    }
    Bounds bounds = measure.bounds(lastTurn);
    double seen = numbers[numbers.length - 1];
    if (bounds.isKnown()) {
      if (numbers[0] < bounds.least() || seen > bounds.most()) {
        throw new IllegalStateException(
            measure.name() + " is from " + numbers[0] + " to " + seen + " of " + bounds);
      }
      return new Mean(MeanInterval.of(numbers, times, bounds, cutOff), null, null);
    }
    boolean unknown = numbers.length == 1 || cutOff > 0 || measure.kind() != Measure.Kind.COUNT;
    return unknown
        ? new Mean(Estimate.unknown(MeanInterval.mean(numbers, times)), null, null)
        : new Mean(MeanInterval.of(numbers, times, new Bounds(0, seen), 0), null, (int) seen);
  }

  /**
   * Returns the share of the battles in which a condition holds. It may hold in all that were cut
   * off.
   *
   * @param holds the number of ended battles in which it holds, from 1
   */
  private Estimate share(long count, long holds) {
    Estimate bounds = ProportionInterval.of(count, holds + cutOff, cutOff);
    return Estimate.sampled((double) count / holds, bounds.low(), bounds.high());
  }

  /** Returns a probability, memoized: the same counts recur in many measures. */
  private Estimate estimate(long count, long trials) {
    return known.computeIfAbsent(count, it -> ProportionInterval.of(it, trials, cutOff));
  }

  /**
   * The counts of battles of a fight: what a shard of a sample passes on so that the shards yield
   * the odds of the whole.
   *
   * @param battles the number of battles played
   * @param undecided the number of battles without an end
   * @param cutOff the number of undecided battles that were cut off
   * @param readings ids of the readings that the rules consulted
   * @param measures by measure, in the fight's order, the times that each value occurred
   * @param outcomes the times that each combination of values of the joint measures occurred
   */
  public record SampleCounts(
      long battles,
      long undecided,
      long cutOff,
      List<String> readings,
      List<Map<Comparable<?>, Long>> measures,
      Map<List<Comparable<?>>, Long> outcomes)
      implements Serializable {}
}
