package vedette.odds.answer;

import java.io.Serializable;
import java.util.List;
import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Measure;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.question.MissingValue;

/** What an engagement can come to: exact or sampled, and never one for the other. */
public sealed interface Odds {
  /** What is to be said of battles that were cut off. */
  String CUT_OFF = "had not ended after a million steps and may end in any way";

  /** Returns each measure's distribution, in the engagement's order. */
  List<MeasureOdds> measures();

  /**
   * Returns the joint distribution of the joint measures, whatever the turn: the likeliest first,
   * at most 1,000.
   */
  Outcomes joined();

  /** Returns the outcomes that it lists. */
  default List<Outcome> outcomes() {
    return joined().likeliest();
  }

  /** How many outcomes are not listed. */
  default int outcomesLeftOut() {
    return joined().leftOut();
  }

  /** Ids of the readings that the rules consulted on the way, in order. */
  List<String> readings();

  /**
   * Returns the probability that no end is ever reached; of sampled odds, the share of trials that
   * came to none.
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

  /** Returns whether it has a figure, as a measure of that name and kind has. */
  default boolean has(Figure figure) {
    MeasureOdds measure = measure(figure.measure());
    return measure != null
        && measure.kind().hasMean() == figure.mean()
        && figure.value().isEmpty() == (measure.kind() != Measure.Kind.CATEGORY);
  }

  /**
   * Returns a figure's value with the range of the true one: its own error bound, or 95% if
   * sampled. It is 0 of what never happens, so that the fight may not even measure it.
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
   * Computed.
   *
   * @param states live states of the chain, without the clock, results not counted
   * @param meanTurns how many turns a fight has on average, if {@code Engagement.turns} names them;
   *     else, or if some never end, NaN
   * @param meanTurnsError how far that may be from the true mean; 0 with fractions
   * @param undecided the probability that no end is ever reached
   * @param undecidedError how far that may be from the true one; 0 with fractions
   * @param fractions the mean and the probability as fractions if asked for, else null
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

    /** Returns whether the fight has turns that are named and have a mean. */
    public boolean hasMeanTurns() {
      return !Double.isNaN(meanTurns);
    }

    /** Returns whether any figure is rounded, be it a mean beside probabilities that are not. */
    public boolean isRounded() {
      return error() > 0
          || meanTurnsError > 0
          || measures.stream().anyMatch(it -> it.mean() != null && it.mean().error() > 0);
    }

    /**
     * Returns how far any probability may be from the true one; 0 with fractions. Means have bounds
     * of their own.
     */
    public double error() {
      return measures.stream().mapToDouble(MeasureOdds::error).reduce(undecidedError, Math::max);
    }
  }

  /**
   * Observed in trials.
   *
   * @param cutOff trials among the undecided that were cut off after a million steps, when an end
   *     could still be reached; all intervals allow for any end of them
   * @param within how far any end of a probability's 95% interval is from the estimate, at most
   * @param preciseEnough whether the precision asked for was reached; true if none was
   * @param why what the fight has too much of to be computed; "" if a sample was asked for
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
    /** The same, with why they were not computed. */
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
   * One measure's distribution.
   *
   * @param name the measure's name
   * @param text what it says
   * @param kind what its values are
   * @param distribution its values in order, those of probability 0 left out; a flag has both
   * @param mean of numbers, over the fights that come to an end; null if none does, or of others
   * @param given the probability of the condition of a conditional measure, whose distribution is
   *     that of the fights in which it holds; null of other measures
   * @param missing why it has no values; null if it has
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
    /** The distribution of a measure of all ends. */
    public MeasureOdds(
        String name, String text, Measure.Kind kind, List<Chance> distribution, Mean mean) {
      this(name, text, kind, distribution, mean, null, null);
    }

    /** Returns the distribution of a measure; the mean is kept only of numbers. */
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

    /** Returns a measure without values; given is null of one of all ends. */
    public static MeasureOdds none(Measure<?> measure, Chance given, MissingValue why) {
      return new MeasureOdds(
          measure.name(), measure.text(), measure.kind(), List.of(), null, given, why);
    }

    /**
     * Returns whether it has no value of a figure; what no fight comes to has the probability 0.
     */
    boolean lacks(Figure figure) {
      return missing != null && (figure.mean() || given != null);
    }

    /** Returns how far any of these probabilities may be from the true one; 0 if sampled. */
    public double error() {
      double error = given != null && given.estimate().exact() ? given.estimate().error() : 0;
      for (Chance chance : distribution) {
        error = chance.estimate().exact() ? Math.max(error, chance.estimate().error()) : error;
      }
      return error;
    }

    /** Returns whether it is what a fight about a place or a test is first measured by. */
    public boolean isSuccess() {
      return name.equals(Measure.SUCCESS);
    }

    /** Returns the probability of a value; "" of a flag that is set. Null if it never came. */
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

    /** Returns the probabilities that answers list: of a flag only that it is set. */
    public List<Chance> listed() {
      return kind == Measure.Kind.FLAG && missing == null ? List.of(chanceOfTrue()) : distribution;
    }

    /** Returns the probability that a flag is set, unless it is missing. */
    public Chance chanceOfTrue() {
      return distribution.get(1);
    }
  }

  /**
   * The probability of a value.
   *
   * @param fraction the probability as a fraction if asked for, else null
   */
  record Chance(Comparable<?> value, Estimate estimate, BigFraction fraction)
      implements Serializable {
    /** Returns the probability as computed or sampled. */
    public double p() {
      return estimate.value();
    }

    /** Returns the 95% interval if sampled, else null. */
    public Estimate interval() {
      return estimate.interval();
    }
  }

  /**
   * A mean; of a count, over the fights that come to an end. A sampled one has no interval if
   * nothing can be said, because nobody knows how great the count can be and only one value was
   * seen or battles were cut off.
   *
   * @param fraction the mean as a fraction if asked for, else null
   * @param ifAtMost the interval holds if the count can be no greater than this, which is the
   *     greatest seen; null if the interval needs no such condition
   */
  record Mean(Estimate estimate, BigFraction fraction, Integer ifAtMost) implements Serializable {
    /** Returns the mean as computed or sampled. */
    public double value() {
      return estimate.value();
    }

    /** Returns the 95% interval if sampled, else null; also null if nothing can be said. */
    public Estimate interval() {
      return estimate.interval();
    }

    /** Returns how far it may be from the true mean; 0 if it is a fraction, NaN if sampled. */
    public double error() {
      return estimate.error();
    }
  }

  /** Values of the joint measures that came together, and their probability. */
  record Outcome(List<Comparable<?>> values, Estimate estimate) {
    /** Returns the probability as computed or sampled. */
    public double p() {
      return estimate.value();
    }

    /** Returns the 95% interval if sampled, else null. */
    public Estimate interval() {
      return estimate.interval();
    }
  }

  /**
   * The likeliest outcomes.
   *
   * @param leftOut how many more there are
   */
  record Outcomes(List<Outcome> likeliest, int leftOut) {}

  /**
   * The joint distribution, worked out when somebody first asks for it: most never do, and there
   * are as many outcomes as results.
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
