package vedette.study;

import java.util.Comparator;
import java.util.List;

/**
 * Which cells of a sweep are shown, in which order, and how many of them.
 *
 * @param where the condition that they meet; null for none
 * @param figure by which they are sorted; null to leave them as they are
 * @param lessFirst whether the smallest comes first
 * @param most how many are shown; 0 for all
 */
public record Ranking(CellCondition where, Figure figure, boolean lessFirst, int most) {
  /** All cells as they are. */
  public static final Ranking NONE = new Ranking(null, null, false, 0);

  /** Whether a cell is one of those among which the first are shown. */
  public boolean has(SweepCell cell) {
    return where == null || where.isMet(cell);
  }

  /** The cells that are shown; those without the figure come last, equal ones stay in order. */
  public List<SweepCell> of(Sweep.Result sweep) {
    List<SweepCell> cells =
        where == null ? sweep.cells() : sweep.cells().stream().filter(where::isMet).toList();
    if (figure == null) {
      return cells;
    }
    int index = sweep.head().figures().indexOf(figure);
    Comparator<SweepCell> byFigure =
        Comparator.comparingDouble(
            cell -> {
              double value = cell.values()[index] + 0.0;
              return Double.isNaN(value)
                  ? Double.POSITIVE_INFINITY
                  : rounded(lessFirst ? value : -value);
            });
    return cells.stream().sorted(byFigure).limit(most == 0 ? Long.MAX_VALUE : most).toList();
  }

  /** Equal but for rounding is equal: the last digits must not change the order. */
  private static double rounded(double value) {
    return Math.rint(value * 1e9) / 1e9;
  }
}
