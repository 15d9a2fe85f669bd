package vedette.study;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import vedette.odds.Odds;
import vedette.odds.Odds.Interval;

/**
 * What came of one cell. Numbers are kept in arrays, since a sweep may have a million cells.
 *
 * @param index which cell of the whole sweep
 * @param seed of its dice; 0 if exact
 * @param trials battles simulated; 0 if exact
 * @param undecided the probability that no end is reached; NaN if there is no fight at all
 * @param within how far any number may be off if exact, else half of the widest 95% interval
 * @param values of the figures; NaN of a mean if no end is reached, and of all without a fight
 * @param lows where the 95% intervals of the figures begin, NaN for none; empty if exact
 * @param highs where they end
 * @param cutOff battles that were cut off, for whose ends the intervals allow; 0 if exact
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
    long cutOff) {

  /** A cell whose fight the rules do not allow. */
  static SweepCell none(int index, SweepHead head) {
    double[] nothing = new double[head.figures().size()];
    Arrays.fill(nothing, Double.NaN);
    double[] intervals = head.isExact() ? new double[0] : nothing;
    return new SweepCell(index, 0, 0, Double.NaN, Double.NaN, nothing, intervals, intervals, 0);
  }

  /** Whether there is a fight. */
  public boolean isFought() {
    return !Double.isNaN(undecided);
  }

  /** Why no fight can come to this, nor none at all; null if one can. */
  String fault(SweepHead head) {
    if (!isFought()) {
      boolean nothing = seed == 0 && trials == 0 && Double.isNaN(within);
      return nothing && DoubleStream.of(values).allMatch(Double::isNaN)
          ? null
          : "numbers without a fight";
    }
    double rounding = 1e-9 + (head.isExact() ? Math.min(within, 1e-3) : 0);
    if (!(within >= 0 && Double.isFinite(within))) {
      return "the bound " + within;
    }
    if (!isChance(undecided, rounding)) {
      return "undecided " + undecided;
    }
    if (cutOff < 0 || cutOff > undecided * trials * (1 + rounding)) {
      return cutOff + " battles cut off";
    }
    Map<String, Double> sums = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      Figure figure = head.figures().get(i);
      boolean endless = undecided > 1 - rounding && Double.isNaN(values[i]);
      boolean possible =
          figure.mean()
              ? endless || values[i] >= 0 && Double.isFinite(values[i])
              : isChance(values[i], rounding);
      if (!possible) {
        return figure.name() + " " + values[i];
      }
      double near = rounding * (1 + values[i]);
      if (!head.isExact() && (lows[i] > values[i] + near || highs[i] < values[i] - near)) {
        return figure.name() + " " + values[i] + " from " + lows[i] + " to " + highs[i];
      }
      if (head.isWhole(figure)) {
        sums.merge(figure.measure(), values[i], Double::sum);
      }
    }
    for (Map.Entry<String, Double> sum : sums.entrySet()) {
      if (Math.abs(sum.getValue() + undecided - 1) > rounding * (2 + values.length)) {
        return sum.getKey() + " with " + (sum.getValue() + undecided) + " of all fights";
      }
    }
    return null;
  }

  private static boolean isChance(double p, double rounding) {
    return p >= -rounding && p <= 1 + rounding;
  }

  /** The figures of odds. */
  static SweepCell of(int index, List<Figure> figures, Odds odds) {
    double[] values = new double[figures.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = figures.get(i).of(odds);
    }
    if (odds instanceof Odds.Exact exact) {
      double[] none = {};
      return new SweepCell(index, 0, 0, odds.undecided(), exact.error(), values, none, none, 0);
    }
    Odds.Sampled sampled = (Odds.Sampled) odds;
    double[] lows = new double[values.length];
    double[] highs = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      Interval interval = figures.get(i).interval(odds);
      lows[i] = interval == null ? Double.NaN : interval.low();
      highs[i] = interval == null ? Double.NaN : interval.high();
    }
    return new SweepCell(
        index,
        sampled.seed(),
        sampled.trials(),
        odds.undecided(),
        sampled.halfWidth(),
        values,
        lows,
        highs,
        sampled.cutOff());
  }
}
