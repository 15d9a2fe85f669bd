package vedette.suite.figures;

import java.util.List;
import vedette.fight.Measure;
import vedette.form.Field;
import vedette.odds.answer.Odds;
import vedette.question.Change;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.source.Position;

/** What one figure of a scenario must be. */
public record Expectation(
    @Field(text = "The figure.", flat = true) Figure figure,
    @Field(text = "The least that it may be.", optional = true) Double atLeast,
    @Field(text = "The most that it may be.", optional = true) Double atMost,
    @Field(text = "Where it stands in the suite: line and column.") Position at) {
  /** The remedy for a confidence interval that is too wide. */
  public static final String MORE_TRIALS = "give the scenario more trials";

  /** The reason why an exact figure decides nothing. */
  public static final String BOUND = "the error bound of the exact figure is too large";

  /** How often bounds are said to be missed that are not, for each expectation. */
  private static final double ERROR_RATE = 0.001;

  /** Whether an expectation is met. */
  public enum Outcome {
    /** The figure is within the bounds. */
    MET,
    /** It is not. */
    MISSED,
    /** An interval or an error bound leaves it open. */
    OPEN
  }

  /** An expectation and what came of it. */
  public record ExpectationResult(
      @Field(text = "What was expected.", flat = true) Expectation expectation,
      @Field(text = "The figure; null if there is none.") Double measured,
      @Field(text = "Whether it was sampled.", optional = true) boolean sampled,
      @Field(name = "off", text = "How far it is beyond the bound; 0 unless missed.")
          double distance,
      @Field(name = "verdict", text = "Whether it is met.") Outcome outcome,
      @Field(text = "Why it is left open.", optional = true) String why) {
    /**
     * Returns how far it is beyond the bound, from 0 to 1: a mean by its share of the larger one.
     */
    public double share() {
      return expectation.isProbability() || distance == 0
          ? distance
          : distance / Math.max(measured, distance);
    }
  }

  /** Returns whether the figure is a probability and not a mean. */
  public boolean isProbability() {
    return !figure.mean();
  }

  /** Judges the figures of its scenario, whose fight has these measures. */
  public ExpectationResult judge(Figures figures, List<? extends Measure<?>> measures) {
    int most =
        measures.stream()
            .filter(it -> it.name().equals(figure.measure()))
            .mapToInt(Measure::width)
            .findFirst()
            .orElse(Measure.UNKNOWN);
    double range = range(figures, most);
    // A sample that has seen one value alone knows nothing of the mean's spread, if nobody knows
    // how great the count can be.
    boolean knowsNothing =
        figure.mean()
            && !figures.methodAndSample().isExact()
            && range == 0
            && figures.missing(figure) == null;
    Estimate is =
        knowsNothing
            ? Estimate.unknown(figures.mean(figure.measure()))
            : figures.estimate(figure, range, ERROR_RATE);
    Outcome outcome = worse(outcome(atLeast, is, true), outcome(atMost, is, false));
    double low = atLeast == null ? Double.NEGATIVE_INFINITY : atLeast;
    double high = atMost == null ? Double.POSITIVE_INFINITY : atMost;
    double distance = outcome == Outcome.MISSED ? Math.max(low - is.value(), is.value() - high) : 0;
    String why = outcome == Outcome.OPEN ? undecidedReason(figures, is, knowsNothing) : "";
    return new ExpectationResult(this, is.value(), !is.exact(), distance, outcome, why);
  }

  /**
   * Returns whether a figure is on the right side of a bound; a computed one on the bound is.
   *
   * @param bound null if there is none
   * @param least whether the figure must be at least that, else at most
   */
  private Outcome outcome(Double bound, Estimate is, boolean least) {
    if (bound == null) {
      return Outcome.MET;
    }
    Change change = Change.of(figure, Estimate.exact(bound, 0), is);
    if (least ? change.isNotLess() : change.isNotMore()) {
      return Outcome.MET;
    }
    return (least ? change.isLess() : change.isMore()) ? Outcome.MISSED : Outcome.OPEN;
  }

  private static Outcome worse(Outcome one, Outcome other) {
    if (one == Outcome.MISSED || other == Outcome.MISSED) {
      return Outcome.MISSED;
    }
    return one == Outcome.OPEN ? one : other;
  }

  /**
   * Returns how far apart the values of its count can be; if nobody knows, how far those seen are.
   */
  private double range(Figures figures, int most) {
    if (isProbability()) {
      return 1;
    }
    return most == Measure.UNKNOWN
        ? Figures.range(figures.weights(figure.measure()).keySet())
        : most;
  }

  private static String undecidedReason(Figures figures, Estimate is, boolean knowsNothing) {
    if (is.isMissing()) {
      return is.missing().words();
    }
    if (is.exact()) {
      return BOUND;
    }
    if (figures.cutOff() > 0) {
      return figures.cutOff() + " battles " + Odds.CUT_OFF;
    }
    return knowsNothing
        ? "the samples have only one value, and this count has no known limit"
        : MORE_TRIALS;
  }
}
