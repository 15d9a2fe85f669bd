package vedette.study.lint;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.dice.Die;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.study.change.CellCriterion;
import vedette.study.change.ColumnSummary.Spread;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/**
 * A check of each column against the one before it. Where columns get better, each amount or more
 * of anything good must be at least as likely (stochastic dominance); a better mean is not enough.
 */
final class ColumnCheck {
  private static final int MOST_DECIMALS = 4;

  private final Grid grid;
  private final Problems problems;
  private final Trend trend;
  private final boolean removes;

  ColumnCheck(Grid grid, Problems problems) {
    this.grid = grid;
    this.problems = problems;
    trend = Trend.ofColumns(grid);
    removes = grid.cells() == CellKind.COMBAT && grid.removes();
  }

  void check() {
    for (int column = 1; column < grid.columns().size(); column++) {
      if (equalsColumnBefore(column)) {
        grid.note(
            problems,
            LintCode.TWIN_COLUMNS,
            grid.columns().at(column),
            "columns " + name(column - 1) + " and " + name(column) + " have the same results",
            "merge them, or change one of them");
      } else if (isOrdered() && trend != Trend.NONE) {
        dominance(column);
      }
    }
  }

  /** Returns whether the columns are rising numbers or ratios, not names. */
  private boolean isOrdered() {
    return grid.columns().range(0) != null || grid.usage().comparison() != null;
  }

  /** Returns whether all outcomes are as likely as in the column before. */
  private boolean equalsColumnBefore(int column) {
    return outcomes(column).equals(outcomes(column - 1));
  }

  /** Returns the weight of each outcome, in parts of the die's total. */
  private Map<List<Integer>, Long> outcomes(int column) {
    Die die = grid.die();
    Map<List<Integer>, Long> outcomes = new HashMap<>();
    for (int i = 0; i < die.outcomes(); i++) {
      List<Integer> outcome = new ArrayList<>();
      for (CellCriterion criterion : CellCriterion.of(grid)) {
        outcome.add(criterion.of(grid, grid.row(die.value(i)), column));
      }
      outcome.add(CellCriterion.isOpen(grid, grid.row(die.value(i)), column) ? 1 : 0);
      outcomes.merge(outcome, die.weight(i), Long::sum);
    }
    return outcomes;
  }

  private void dominance(int column) {
    for (CellCriterion criterion : CellCriterion.of(grid)) {
      boolean rises = criterion.isGood() == (trend == Trend.UP);
      Spread.Gap gap =
          rises
              ? widestGap(column - 1, column, criterion)
              : widestGap(column, column - 1, criterion);
      if (gap != null) {
        reportDecrease(column, criterion, gap, rises);
      }
    }
  }

  /**
   * Returns the widest gap by which one column exceeds the other, whatever their exchanges cost.
   */
  private Spread.Gap widestGap(int column, int other, CellCriterion criterion) {
    return Spread.of(grid, column, criterion, 0)
        .widestGap(Spread.of(grid, other, criterion, CellCriterion.GONE), limit(criterion));
  }

  /**
   * Returns the amount from which gaps do not count: an eliminated side counts in losses only, not
   * in ground.
   */
  private static int limit(CellCriterion criterion) {
    return criterion.isOfGround() ? CellCriterion.GONE : Integer.MAX_VALUE;
  }

  private void reportDecrease(int column, CellCriterion criterion, Spread.Gap gap, boolean rises) {
    String[] shares = percents(gap.here(), gap.there(), grid.die().total());
    String here = rises ? shares[1] : shares[0];
    String there = rises ? shares[0] : shares[1];
    grid.warn(
        problems,
        LintCode.COLUMN_ORDER,
        grid.columns().at(column),
        criterion.words(gap.least(), removes)
            + " on "
            + here
            + " of rolls in column "
            + name(column)
            + " but on "
            + there
            + " in column "
            + name(column - 1)
            + (hasExchange(column) || hasExchange(column - 1)
                ? ", regardless of what an exchange costs"
                : "")
            + ", although columns "
            + course(),
        "change column "
            + name(column)
            + " to "
            + (rises ? "at least " : "at most ")
            + there
            + ", or change column "
            + name(column - 1));
  }

  /** Returns two percentages, with enough decimals to show that they differ. */
  private static String[] percents(long part, long other, long whole) {
    String[] texts = new String[2];
    for (int decimals = 1; decimals <= MOST_DECIMALS; decimals++) {
      texts[0] = percent(part, whole, decimals);
      texts[1] = percent(other, whole, decimals);
      if (!texts[0].equals(texts[1])) {
        return texts;
      }
    }
    return new String[] {part + " of " + whole, other + " of " + whole};
  }

  private static String percent(long part, long whole, int decimals) {
    BigDecimal percent =
        BigDecimal.valueOf(part)
            .scaleByPowerOfTen(2)
            .divide(BigDecimal.valueOf(whole), decimals, RoundingMode.HALF_UP);
    return percent.stripTrailingZeros().toPlainString() + "%";
  }

  private boolean hasExchange(int column) {
    for (int row = 0; row < grid.rows().size(); row++) {
      if (CellCriterion.isOpen(grid, row, column)) {
        return true;
      }
    }
    return false;
  }

  private String course() {
    if (grid.cells() == CellKind.NUMBER) {
      return (trend == Trend.UP ? "rise" : "fall") + " from left to right";
    }
    return "get " + (trend == Trend.UP ? "better" : "worse") + " for the attacker to the right";
  }

  private String name(int column) {
    return Printable.quote(grid.columns().name(column));
  }

  /** The direction of a table as a whole; a few cells against it do not change it. */
  enum Trend {
    /** Better for the attacker, or toward higher numbers. */
    UP,
    /** Worse for the attacker, or toward lower numbers. */
    DOWN,
    /** Neither. */
    NONE;

    private static final double ROUNDING = 1e-9;

    /** Returns the direction from one column to the next. */
    static Trend ofColumns(Grid grid) {
      Die die = grid.die();
      double[] heights = new double[grid.columns().size()];
      for (int column = 0; column < heights.length; column++) {
        for (int i = 0; i < die.outcomes(); i++) {
          double weight = (double) die.weight(i) / die.total();
          heights[column] += weight * height(grid, grid.row(die.value(i)), column);
        }
      }
      return of(heights);
    }

    /**
     * Returns the direction from one roll to the next.
     *
     * @param rows the indices of the rows by rising rolls
     */
    static Trend ofRolls(Grid grid, int[] rows) {
      double[] heights = new double[rows.length];
      for (int i = 0; i < rows.length; i++) {
        for (int column = 0; column < grid.columns().size(); column++) {
          heights[i] += height(grid, rows[i], column);
        }
      }
      return of(heights);
    }

    private static double height(Grid grid, int row, int column) {
      double height = 0;
      for (CellCriterion criterion : CellCriterion.of(grid)) {
        height += criterion.merit(grid, row, column);
      }
      return height;
    }

    /** Returns the sign of the slope of the regression line through the heights. */
    private static Trend of(double[] heights) {
      double slope = 0;
      for (int i = 0; i < heights.length; i++) {
        slope += (i - (heights.length - 1) / 2.0) * heights[i];
      }
      return Math.abs(slope) < ROUNDING ? NONE : slope > 0 ? UP : DOWN;
    }
  }
}
