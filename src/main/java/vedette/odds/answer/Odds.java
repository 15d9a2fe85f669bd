package vedette.odds.answer;

import java.io.Serializable;
import java.util.List;
import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Measure;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.question.MissingValue;

/** The odds of an engagement: either exact or sampled. Neither stands in for the other silently. */
public sealed interface Odds {
  /** The remark about battles that were cut off. */
  String CUT_OFF = "had not ended after a million steps and may end in any way";

  /** Returns each measure's distribution, in the engagement's order. */
  List<MeasureOdds> measures();

  /**
   * Returns the joint distribution of the joint measures, regardless of the turn: the most likely
   * outcomes first, at most 1,000.
   */
  Outcomes joined();

  /** Returns the outcomes that the joint distribution lists. */
  default List<Outcome> outcomes() {
    return joined().likeliest();
  }

  /** Returns the number of outcomes that are not listed. */
  default int outcomesLeftOut() {
    return joined().leftOut();
  }

  /** Returns the ids of the readings that the rules consulted, in order. */
  List<String> readings();

  /**
   * Returns the probability that no end is ever reached; for sampled odds, the share of trials
   * without an end.
   */
  double undecided();

  /** Returns the measure with this name, or null. */
  default MeasureOdds measure(String name) {
    for (MeasureOdds measure : measures()) {
      if (measure.name().equals(name)) {
        return measure;
      }
    }
    return null;
  }

  /** Returns whether it has a measure with the name and kind of this figure. */
  default boolean has(Figure figure) {
    MeasureOdds measure = measure(figure.measure());
    return measure != null
        && measure.kind().hasMean() == figure.mean()
        && figure.value().isEmpty() == (measure.kind() != Measure.Kind.CATEGORY);
  }

  /**
   * Returns a figure's value with the range of the true one: its error bound if exact, the 95%
   * interval if sampled. It is 0 for an event that never happens, even if the fight does not
   * measure it.
   */
  default Estimate estimate(Figure figure) {
    MeasureOdds measure = measure(figure.measure());
    if (measure != null && measure.lacks(figure)) {
      return Estimate.none(measure.missing());
    }
    Mean mean = measure == null || !figure.mean() ? null : measure.mean();
    Chance chance = measure == null || figure.mean() ? null : measure.chance(figure.value());
    if (mean != null) {
      return mean.estimate();
    }
    if (chance != null) {
      return chance.estimate();
    }
    return this instanceof Exact ? Estimate.exact(0, 0) : Estimate.unknown(0);
  }

  /**
   * Computed odds.
   *
   * @param states the number of live states of the chain, without the clock and the results
   * @param meanTurns the mean number of turns, if {@code Engagement.turns} names them; NaN if it
   *     does not, or if some fights never end
   * @param meanTurnsError the maximum error of that mean; 0 with fractions
   * @param undecided the probability that no end is ever reached
   * @param undecidedError the maximum error of that probability; 0 with fractions
   * @param fractions the mean and the probability as fractions if requested, else null
   */
  record Exact(
      List<MeasureOdds> measures,
      LazyOutcomes joint,
      List<String> readings,
      int states,
      double meanTurns,
      double meanTurnsError,
      double undecided,
      double undecidedError,
      Fractions fractions)
      implements Odds {
    /**
     * Figures of the fight as a whole, as fractions.
     *
     * @param meanTurns null if the turns have no mean
     */
    public record Fractions(BigFraction meanTurns, BigFraction undecided) {}

    @Override
    public Outcomes joined() {
      return joint.outcomes();
    }

    @Override
    public Estimate estimate(Figure figure) {
      return figure.equals(Figure.UNDECIDED)
          ? Estimate.exact(undecided, undecidedError)
          : Odds.super.estimate(figure);
    }

    /** Returns whether the fight names its turns and they have a mean. */
    public boolean hasMeanTurns() {
      return !Double.isNaN(meanTurns);
    }

    /** Returns whether any figure is rounded, including means. */
    public boolean isRounded() {
      return error() > 0
          || meanTurnsError > 0
          || measures.stream().anyMatch(it -> it.mean() != null && it.mean().error() > 0);
    }

    /**
     * Returns the maximum error of all probabilities; 0 with fractions. Means have error bounds of
     * their own.
     */
    public double error() {
      return measures.stream().mapToDouble(MeasureOdds::error).reduce(undecidedError, Math::max);
    }
  }

  /**
   * Odds observed in trials.
   *
   * @param cutOff the number of undecided trials that were cut off after a million steps, when an
   *     end could still be reached; all intervals allow for any end of them
   * @param within the maximum distance of an end of a probability's 95% interval from the estimate
   * @param preciseEnough whether the requested precision was reached; true if none was requested
   * @param why the reason why the fight is too large to be computed; "" if a sample was requested
   */
  record Sampled(
      List<MeasureOdds> measures,
      Outcomes joined,
      List<String> readings,
      long trials,
      long seed,
      double undecided,
      long cutOff,
      double within,
      boolean preciseEnough,
      String why)
      implements Odds {
    /** Returns these odds with the reason why they were not computed. */
    public Sampled because(String reason) {
      return new Sampled(
          measures,
          joined,
          readings,
          trials,
          seed,
          undecided,
          cutOff,
          within,
          preciseEnough,
          reason);
    }
  }

  /**
   * The distribution of one measure.
   *
   * @param name the measure's name
   * @param text its meaning
   * @param kind the kind of its values
   * @param distribution its values in order, without those of probability 0; a flag has both
   * @param mean the mean of numbers over the fights that end; null if none ends, and for other
   *     kinds
   * @param given the probability of the condition of a conditional measure, whose distribution
   *     covers only fights in which it holds; null for other measures
   * @param missing the reason why it has no values; null if it has some
   */
  record MeasureOdds(
      String name,
      String text,
      Measure.Kind kind,
      List<Chance> distribution,
      Mean mean,
      Chance given,
      MissingValue missing)
      implements Serializable {
    /** Creates the distribution of an unconditional measure. */
    public MeasureOdds(
        String name, String text, Measure.Kind kind, List<Chance> distribution, Mean mean) {
      this(name, text, kind, distribution, mean, null, null);
    }

    /** Returns the distribution of a measure; drops the mean unless the values are numbers. */
    public static MeasureOdds of(
        Measure<?> measure, List<Chance> distribution, Mean mean, Chance given) {
      return new MeasureOdds(
          measure.name(),
          measure.text(),
          measure.kind(),
          distribution,
          measure.kind().hasMean() ? mean : null,
          given,
          null);
    }

    /**
     * Returns a measure without values.
     *
     * @param given null for an unconditional measure
     */
    public static MeasureOdds none(Measure<?> measure, Chance given, MissingValue why) {
      return new MeasureOdds(
          measure.name(), measure.text(), measure.kind(), List.of(), null, given, why);
    }

    /**
     * Returns whether it has no value for a figure; a value that never occurs has the probability
     * 0.
     */
    boolean lacks(Figure figure) {
      return missing != null && (figure.mean() || given != null);
    }

    /** Returns the maximum error of these probabilities; 0 if sampled. */
    public double error() {
      double error = given != null && given.estimate().exact() ? given.estimate().error() : 0;
      for (Chance chance : distribution) {
        error = chance.estimate().exact() ? Math.max(error, chance.estimate().error()) : error;
      }
      return error;
    }

    /** Returns whether it is the first measure of a fight for a position or of a test. */
    public boolean isSuccess() {
      return name.equals(Measure.SUCCESS);
    }

    /**
     * Returns the probability of a value; for "" of a flag that is set. Null if the value never
     * occurs.
     */
    Chance chance(String word) {
      if (word.isEmpty()) {
        return chanceOfTrue();
      }
      for (Chance chance : distribution) {
        if (chance.value().equals(word)) {
          return chance;
        }
      }
      return null;
    }

    /** Returns the probabilities that answers list: for a flag only that it is set. */
    public List<Chance> listed() {
      return kind == Measure.Kind.FLAG && missing == null ? List.of(chanceOfTrue()) : distribution;
    }

    /** Returns the probability that a flag is set. The measure must not be missing. */
    public Chance chanceOfTrue() {
      return distribution.get(1);
    }
  }

  /**
   * The probability of a value.
   *
   * @param fraction the probability as a fraction if requested, else null
   */
  record Chance(Comparable<?> value, Estimate estimate, BigFraction fraction)
      implements Serializable {
    /** Returns the probability, computed or sampled. */
    public double p() {
      return estimate.value();
    }

    /** Returns the 95% interval if sampled, else null. */
    public Estimate interval() {
      return estimate.interval();
    }
  }

  /**
   * A mean; for a count, over the fights that end. A sampled mean has no interval if the maximum of
   * the count is unknown and only one value was seen or battles were cut off.
   *
   * @param fraction the mean as a fraction if requested, else null
   * @param ifAtMost the greatest value seen, if the interval holds only when the count cannot
   *     exceed it; null for an interval without this condition
   */
  record Mean(Estimate estimate, BigFraction fraction, Integer ifAtMost) implements Serializable {
    /** Returns the mean, computed or sampled. */
    public double value() {
      return estimate.value();
    }

    /** Returns the 95% interval if sampled and available, else null. */
    public Estimate interval() {
      return estimate.interval();
    }

    /** Returns the maximum error of the mean; 0 for a fraction, NaN if sampled. */
    public double error() {
      return estimate.error();
    }
  }

  /** A combination of values of the joint measures, and its probability. */
  record Outcome(List<Comparable<?>> values, Estimate estimate) {
    /** Returns the probability, computed or sampled. */
    public double p() {
      return estimate.value();
    }

    /** Returns the 95% interval if sampled, else null. */
    public Estimate interval() {
      return estimate.interval();
    }
  }

  /**
   * The most likely outcomes.
   *
   * @param likeliest the outcomes, the most likely first
   * @param leftOut the number of outcomes not listed
   */
  record Outcomes(List<Outcome> likeliest, int leftOut) {}

  /**
   * The joint distribution, evaluated on first demand: most answers do not show it, and it has as
   * many outcomes as there are results.
   */
  public final class LazyOutcomes {
    private Supplier<Outcomes> toWorkOut;
    private Outcomes outcomes;

    public LazyOutcomes(Supplier<Outcomes> toWorkOut) {
      this.toWorkOut = toWorkOut;
    }

    synchronized Outcomes outcomes() {
      if (outcomes == null) {
        outcomes = toWorkOut.get();
        toWorkOut = null;
      }
      return outcomes;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof LazyOutcomes joint && outcomes().equals(joint.outcomes());
    }

    @Override
    public int hashCode() {
      return outcomes().hashCode();
    }

    @Override
    public String toString() {
      return outcomes().toString();
    }
  }
}
