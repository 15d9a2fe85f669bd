package vedette.report.sweep;

import java.util.List;
import java.util.function.ToDoubleFunction;
import vedette.question.Figure;
import vedette.report.page.Numbers;
import vedette.study.sweep.Strength;
import vedette.study.sweep.SweepCell;

/**
 * A number of each cell, with the lowest and the highest of them; NaN if there are none.
 *
 * @param decimals the decimals of a mean
 */
record SweepColumn(
    String name,
    String text,
    boolean mean,
    int decimals,
    ToDoubleFunction<SweepCell> of,
    double least,
    double most) {
  /** Stands for a missing number, as without a fight or for a mean of fights that do not end. */
  static final String NONE = "-";

  private static final int DECIMALS = 4;

  /** One half, less rounding. */
  private static final double HALF = 0.5 - 1e-12;

  /** Returns a figure of all cells. */
  static SweepColumn of(Figure figure, List<SweepCell> cells, ToDoubleFunction<SweepCell> of) {
    int decimals = Strength.isOne(figure) ? 0 : DECIMALS;
    return of(figure.name(), figure.text(), figure.mean(), decimals, cells, of);
  }

  /** Returns a probability of all cells. */
  static SweepColumn chance(
      String name, String text, List<SweepCell> cells, ToDoubleFunction<SweepCell> of) {
    return of(name, text, false, 0, cells, of);
  }

  private static SweepColumn of(
      String name,
      String text,
      boolean mean,
      int decimals,
      List<SweepCell> cells,
      ToDoubleFunction<SweepCell> of) {
    double least = Double.NaN;
    double most = Double.NaN;
    for (SweepCell cell : cells) {
      double value = of.applyAsDouble(cell);
      if (!Double.isNaN(value)) {
        least = Double.isNaN(least) ? value : Math.min(least, value);
        most = Double.isNaN(most) ? value : Math.max(most, value);
      }
    }
    return new SweepColumn(name, text, mean, decimals, of, least, most);
  }

  String format(double value) {
    return Double.isNaN(value)
        ? NONE
        : mean ? Numbers.fixed(value, decimals) : Numbers.percent(value);
  }

  /**
   * Returns the shade of a value: two hues if some values are below 0 and others above, else one,
   * for a probability from 0 on, for a mean from the lowest on.
   */
  double shade(double value) {
    if (Double.isNaN(value) || most <= least) {
      return 0;
    }
    if (isBothWays()) {
      return value / Math.max(-least, most);
    }
    return mean ? (value - least) / (most - least) : value / most;
  }

  boolean isBothWays() {
    return least < 0 && most > 0;
  }

  /** Returns whether a value is marked: a probability of one half or more. */
  boolean isMarked(double value) {
    return !mean && value >= HALF;
  }
}
