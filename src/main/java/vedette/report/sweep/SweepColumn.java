package vedette.report.sweep;

import java.util.List;
import java.util.function.ToDoubleFunction;
import vedette.question.Figure;
import vedette.report.page.Numbers;
import vedette.study.sweep.Strength;
import vedette.study.sweep.SweepCell;

/**
 * A number of each cell, and the least and the greatest of them; NaN if there is none.
 *
 * @param decimals of a mean
 */
record SweepColumn(
    String name,
    String text,
    boolean mean,
    int decimals,
    ToDoubleFunction<SweepCell> of,
    double least,
    double most) {
  /** What stands where there is no number: of no fight, of a mean of fights that do not end. */
  static final String NONE = "-";

  private static final int DECIMALS = 4;

  /** A half, as it comes out of rounding. */
  private static final double HALF = 0.5 - 1e-12;

  /** Returns a figure of all cells. */
  static SweepColumn of(Figure figure, List<SweepCell> cells, ToDoubleFunction<SweepCell> of) {
    int decimals = Strength.isOne(figure) ? 0 : DECIMALS;
    return of(figure.name(), figure.text(), figure.mean(), decimals, cells, of);
  }

  /** Returns a chance of all cells. */
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

  /** Two hues where some values are below 0 and others above, else one from the least on. */
  double shade(double value) {
    if (Double.isNaN(value) || most <= least) {
      return 0;
    }
    return isBothWays() ? value / Math.max(-least, most) : (value - least) / (most - least);
  }

  boolean isBothWays() {
    return least < 0 && most > 0;
  }

  /** Marked is what is as likely as not, or likelier. */
  boolean isMarked(double value) {
    return !mean && value >= HALF;
  }
}
