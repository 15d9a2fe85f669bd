package vedette.odds;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Measure;

/** What an engagement can come to: exact or sampled, and never one for the other. */
public sealed interface Odds {
  /** Each measure's distribution, in the engagement's order. */
  List<MeasureOdds> measures();

  /** The joint distribution of the joint measures, the likeliest first, at most 1,000. */
  List<Outcome> outcomes();

  /** How many outcomes are not listed. */
  int outcomesLeftOut();

  /** The probability that no end is ever reached; of sampled odds, that none was in sight. */
  double undecided();

  /** The measure with this name, or null. */
  default MeasureOdds measure(String name) {
    for (MeasureOdds measure : measures()) {
      if (measure.name().equals(name)) {
        return measure;
      }
    }
    return null;
  }

  /**
   * Computed.
   *
   * @param states live states of the chain, results not counted
   * @param error how far any probability printed may be from the true one; 0 with fractions
   */
  record Exact(
      List<MeasureOdds> measures,
      List<Outcome> outcomes,
      int outcomesLeftOut,
      int states,
      double undecided,
      double error)
      implements Odds {}

  /**
   * Observed in trials.
   *
   * @param halfWidth half the width of the widest 95% interval of a probability
   * @param preciseEnough whether the precision asked for was reached; true if none was
   */
  record Sampled(
      List<MeasureOdds> measures,
      List<Outcome> outcomes,
      int outcomesLeftOut,
      long trials,
      long seed,
      double undecided,
      double halfWidth,
      boolean preciseEnough)
      implements Odds {}

  /**
   * One measure's distribution.
   *
   * @param name the measure's name
   * @param text what it says
   * @param kind what its values are
   * @param distribution its values in order, those of probability 0 left out; a flag has both
   * @param mean of a count; else null
   */
  record MeasureOdds(
      String name, String text, Measure.Kind kind, List<Chance> distribution, Mean mean) {
    /** The probability that a flag is set. */
    public Chance yes() {
      return distribution.get(1);
    }
  }

  /**
   * The probability of a value.
   *
   * @param interval the 95% interval if sampled, else null
   * @param fraction the probability as a fraction if asked for, else null
   */
  record Chance(Comparable<?> value, double p, Interval interval, BigFraction fraction) {}

  /** A mean, with its 95% interval if sampled, and as a fraction if asked for. */
  record Mean(double value, Interval interval, BigFraction fraction) {}

  /** A closed interval. */
  record Interval(double low, double high) {}

  /** Values of the joint measures that came together. */
  record Outcome(List<Comparable<?>> values, double p) {}
}
