package vedette.study.sweep;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import vedette.odds.answer.Method;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Mean;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.question.MissingValue;

/**
 * What came of one cell. Numbers are kept in arrays, since a sweep may have a million cells.
 *
 * @param index which cell of the whole sweep
 * @param seed of its dice; 0 if exact
 * @param trials battles simulated; 0 if exact
 * @param undecided the probability that no end is reached; NaN if there is no fight at all
 * @param within how far any probability may be off if exact, else how far any end of a
 *     probability's 95% interval is from the estimate, at most
 * @param values of the figures; NaN of those that are missing, of what the fight is not measured
 *     by, and of all without a fight
 * @param lows where the 95% intervals of the figures begin, NaN for none; empty if exact
 * @param highs where they end
 * @param mosts the greatest counts seen, of means whose intervals hold only if there are none
 *     greater; NaN of all others; empty if there is no such mean
 * @param missing why figures are missing that the fight is measured by; null of all others; empty
 *     if there is no such figure
 * @param cutOff battles that were cut off, for whose ends the intervals allow; 0 if exact
 * @param why there is no fight; null if there is one
 */
public record SweepCell(
    int index,
    long seed,
    long trials,
    double undecided,
    double within,
    double[] values,
    double[] lows,
    double[] highs,
    double[] mosts,
    MissingValue[] missing,
    long cutOff,
    EmptyReason why)
    implements Serializable {
  private static final int LONGEST_REASON = 500;
  private static final double[] NONE = {};
  private static final MissingValue[] NOTHING_MISSING = {};

  /**
   * Why a cell is empty.
   *
   * @param reason in words, on one line
   * @param tooLarge whether there is a fight, but too large for exact odds
   */
  public record EmptyReason(String reason, boolean tooLarge) implements Serializable {
    static EmptyReason of(String reason, boolean tooLarge) {
      String line = reason.replaceAll("\\s+", " ").strip();
      return new EmptyReason(
          line.length() > LONGEST_REASON ? line.substring(0, LONGEST_REASON) + "…" : line,
          tooLarge);
    }
  }

  /** Returns a cell without odds. */
  static SweepCell none(int index, SweepHead head, EmptyReason emptyReason) {
    double[] nothing = nothing(head.figures().size());
    double[] intervals = head.method().isSampled() ? nothing : NONE;
    return new SweepCell(
        index,
        0,
        0,
        Double.NaN,
        Double.NaN,
        nothing,
        intervals,
        intervals,
        NONE,
        NOTHING_MISSING,
        0,
        emptyReason);
  }

  /** Returns whether it is empty because its fight is too large. */
  public boolean isTooLarge() {
    return why != null && why.tooLarge;
  }

  /** Returns a cell of exact odds. */
  private static SweepCell exact(
      int index, Odds.Exact odds, double[] values, MissingValue[] missingValue) {
    return new SweepCell(
        index,
        0,
        0,
        odds.undecided(),
        odds.error(),
        values,
        NONE,
        NONE,
        NONE,
        missingValue,
        0,
        null);
  }

  /** Returns why a figure is missing that the fight is measured by; else null. */
  public MissingValue missing(int figure) {
    return missing.length == 0 ? null : missing[figure];
  }

  /** Returns whether the interval of a figure holds only if no fight counts more than was seen. */
  public boolean isIfAtMost(int figure) {
    return mosts.length > 0 && !Double.isNaN(mosts[figure]);
  }

  /** Returns whether its odds are sampled; of an empty one, whether they would have been. */
  public boolean isSampled() {
    return lows.length > 0;
  }

  /** By which method its odds were found. */
  public Method method(SweepHead head) {
    return !isSampled()
        ? Method.EXACT
        : head.method() == Method.AUTO ? Method.SIMULATE : head.method();
  }

  /** Returns whether there is a fight. */
  public boolean isFought() {
    return !Double.isNaN(undecided);
  }

  /** Returns the figures of odds. */
  static SweepCell of(int index, List<Figure> figures, Odds odds) {
    double[] values = new double[figures.size()];
    MissingValue[] missingValue = NOTHING_MISSING;
    for (int i = 0; i < values.length; i++) {
      Estimate estimate = odds.has(figures.get(i)) ? odds.estimate(figures.get(i)) : null;
      values[i] = estimate == null ? Double.NaN : estimate.value();
      if (estimate != null && estimate.isMissing()) {
        missingValue = missingValue.length == 0 ? new MissingValue[values.length] : missingValue;
        missingValue[i] = estimate.missing();
      }
    }
    if (odds instanceof Odds.Exact exact) {
      return exact(index, exact, values, missingValue);
    }
    Odds.Sampled sampled = (Odds.Sampled) odds;
    double[] lows = nothing(values.length);
    double[] highs = nothing(values.length);
    double[] mosts = NONE;
    for (int i = 0; i < values.length; i++) {
      Figure figure = figures.get(i);
      if (!odds.has(figure)) {
        continue;
      }
      Estimate estimate = odds.estimate(figure);
      if (estimate.interval() != null) {
        lows[i] = estimate.low();
        highs[i] = estimate.high();
      }
      Mean mean = odds.measure(figure.measure()).mean();
      if (mean != null && mean.ifAtMost() != null) {
        mosts = mosts.length == 0 ? nothing(values.length) : mosts;
        mosts[i] = mean.ifAtMost();
      }
    }
    return new SweepCell(
        index,
        sampled.seed(),
        sampled.trials(),
        odds.undecided(),
        sampled.within(),
        values,
        lows,
        highs,
        mosts,
        missingValue,
        sampled.cutOff(),
        null);
  }

  private static double[] nothing(int figures) {
    double[] nothing = new double[figures];
    Arrays.fill(nothing, Double.NaN);
    return nothing;
  }
}
