package vedette.suite;

import java.util.List;
import java.util.Locale;
import vedette.fight.Measure;
import vedette.odds.Odds;
import vedette.problem.Position;

/**
 * What one figure of a scenario must be.
 *
 * @param measure the measure's name
 * @param figure which of its figures
 * @param value the number or the word that the figure is about; "" if it is about none
 * @param atLeast the least that it may be, or null
 * @param atMost the most that it may be, or null
 * @param at where it stands in the suite
 */
public record Expectation(
    String measure, Kind figure, String value, Double atLeast, Double atMost, Position at) {

  /** How often bounds are said to be missed that are not, for each expectation. */
  private static final double ERROR_RATE = 0.001;

  /** Which figure of a measure is meant. */
  public enum Kind {
    /** The probability of a flag. */
    YES,
    /** The mean of a count. */
    MEAN,
    /** The probability that a count is the value or more. */
    OR_MORE,
    /** The probability of the value. */
    IS;

    /** The key in a suite. */
    String key() {
      return this == OR_MORE ? "orMore" : name().toLowerCase(Locale.ROOT);
    }
  }

  /** Whether an expectation is met. */
  public enum Outcome {
    /** The figure is within the bounds. */
    MET,
    /** It is not. */
    MISSED,
    /** Sampled figures leave it open. */
    OPEN
  }

  /**
   * An expectation and what came of it.
   *
   * @param measured the figure
   * @param distance how far it is beyond the bound; 0 unless missed
   * @param why why it is left open, in words; "" unless it is
   */
  public record Judged(
      Expectation expectation, double measured, double distance, Outcome outcome, String why) {
    /** How far it is beyond the bound, from 0 to 1: a mean by its share of the larger one. */
    public double share() {
      return expectation.isProbability() || distance == 0
          ? distance
          : distance / Math.max(measured, distance);
    }
  }

  /** Whether the figure is a probability and not a mean. */
  public boolean isProbability() {
    return figure != Kind.MEAN;
  }

  /** Judges the figures of its scenario, whose fight has these measures. */
  Judged judge(Figures figures, List<? extends Measure<?>> measures) {
    int most =
        measures.stream()
            .filter(it -> it.name().equals(measure))
            .mapToInt(Measure::width)
            .findFirst()
            .orElse(Measure.UNKNOWN);
    CheckedFigure of = new CheckedFigure(measure, figure, value);
    double range = range(figures, most);
    // A sample that has seen one value alone knows nothing of the mean's spread, if nobody knows
    // how great the count can be.
    boolean knowsNothing = of.isMean() && !figures.how().isExact() && range == 0;
    Span span =
        knowsNothing ? Span.unknown(figures.mean(measure)) : figures.span(of, range, ERROR_RATE);
    double low = atLeast == null ? Double.NEGATIVE_INFINITY : atLeast;
    double high = atMost == null ? Double.POSITIVE_INFINITY : atMost;
    boolean missed = span.high() < low || span.low() > high;
    boolean met = span.low() >= low && span.high() <= high;
    // Computed figures may sit on a bound, off by their rounding: then they are within it.
    Outcome outcome =
        missed ? Outcome.MISSED : met || figures.how().isExact() ? Outcome.MET : Outcome.OPEN;
    double distance = missed ? Math.max(low - span.value(), span.value() - high) : 0;
    String why = outcome == Outcome.OPEN ? whyOpen(figures, knowsNothing) : "";
    return new Judged(this, span.value(), distance, outcome, why);
  }

  /** How far apart the values of its count can be; if nobody knows, how far those seen are. */
  private double range(Figures figures, int most) {
    if (isProbability()) {
      return 1;
    }
    return most == Measure.UNKNOWN ? Figures.range(figures.weights(measure).keySet()) : most;
  }

  private static String whyOpen(Figures figures, boolean knowsNothing) {
    if (figures.cutOff() > 0) {
      return (long) figures.cutOff() + " battles " + Odds.CUT_OFF;
    }
    return knowsNothing
        ? "only one value was seen, and nobody knows how great this count can be"
        : Checker.MORE_TRIALS;
  }
}
