package vedette.study;

import java.util.List;
import java.util.stream.DoubleStream;
import vedette.odds.Odds;
import vedette.odds.Odds.Interval;

/**
 * What came of one cell. Numbers are kept in arrays, since a sweep may have a million cells.
 *
 * @param index which cell of the whole sweep
 * @param seed of its dice; 0 if exact
 * @param trials battles simulated; 0 if exact
 * @param undecided the probability that no end is reached
 * @param within how far any number may be off if exact, else half of the widest 95% interval
 * @param values of the figures
 * @param lows where the 95% intervals of the figures begin, NaN for none; empty if exact
 * @param highs where they end
 */
public record SweepCell(
    int index,
    long seed,
    long trials,
    double undecided,
    double within,
    double[] values,
    double[] lows,
    double[] highs) {

  /** Whether all of it is numbers, but for intervals that may be missing. */
  boolean isFinite() {
    return Double.isFinite(undecided)
        && Double.isFinite(within)
        && DoubleStream.of(values).allMatch(Double::isFinite);
  }

  /** The figures of odds. */
  static SweepCell of(int index, List<Figure> figures, Odds odds) {
    double[] values = new double[figures.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = figures.get(i).of(odds);
    }
    if (odds instanceof Odds.Exact exact) {
      double[] none = {};
      return new SweepCell(index, 0, 0, odds.undecided(), exact.error(), values, none, none);
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
        highs);
  }
}
