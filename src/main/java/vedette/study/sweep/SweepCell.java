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
 * The result of one cell. Numbers are held in arrays, because a sweep may have a million cells.
 *
 * @param index the index of the cell in the whole sweep
 * @param seed the seed of its dice; 0 if exact
 * @param trials the number of simulated battles; 0 if exact
 * @param undecided the probability that no end is reached; NaN if there is no fight
 * @param within if exact, the error bound of probabilities; else the largest distance between a
 *     probability's estimate and the ends of its 95% interval
 * @param values the values of the figures; NaN for missing figures, for figures that the fight
 *     lacks, and without a fight
 * @param lows the lower ends of the 95% intervals of the figures, NaN for none; empty if exact
 * @param highs the upper ends of these intervals
 * @param mosts the greatest counts seen, for means whose intervals hold only if no count is
 *     greater; NaN for others; empty if there is no such mean
 * @param missing the reasons for missing figures that the fight measures; null for others; empty if
 *     there are none
 * @param cutOff the number of battles cut off, for whose ends the intervals allow; 0 if exact
 * @param why the reason why there is no fight; null if there is one
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
   * The reason why a cell is empty.
   *
   * @param reason the reason in words, on one line
   * @param tooLarge whether there is a fight that is too large for exact odds
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

  /** Returns whether the cell is empty because its fight is too large. */
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

  /** Returns why a figure is missing that the fight measures; else null. */
  public MissingValue missing(int figure) {
    return missing.length == 0 ? null : missing[figure];
  }

  /** Returns whether the interval of a figure holds only if no fight counts more than was seen. */
  public boolean isIfAtMost(int figure) {
    return mosts.length > 0 && !Double.isNaN(mosts[figure]);
  }

  /** Returns whether the odds are sampled; for an empty cell, whether they would have been. */
  public boolean isSampled() {
    return lows.length > 0;
  }

  /** Returns the method by which the odds were found. */
  public Method method(SweepHead head) {
    return !isSampled()
        ? Method.EXACT
        : head.method() == Method.AUTO ? Method.SIMULATE : head.method();
  }

  /** Returns whether there is a fight. */
  public boolean isFought() {
    return !Double.isNaN(undecided);
  }

  /** Returns a cell with the figures of odds. */
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
