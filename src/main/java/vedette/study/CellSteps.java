package vedette.study;

import vedette.table.CellKind;
import vedette.table.Grid;

/**
 * What the cells of a table could say instead: the next better or higher of its results and
 * numbers, or the words next to them.
 */
final class CellSteps {
  private final Grid grid;
  private final ResultOrdering ordering;

  CellSteps(Grid grid) {
    this.grid = grid;
    ordering = grid.cells() == CellKind.TEXT ? null : new ResultOrdering(grid);
  }

  /**
   * The table with one cell a step on or back.
   *
   * @return null if there is no such step
   */
  Grid step(int row, int column, boolean up) {
    return ordering != null ? ordering.step(row, column, up) : words(row, column, up ? 1 : -1);
  }

  /**
   * Words have no order of their own. The rows have, or the columns where they alone go by numbers:
   * the cell says what the nearest one says that says something else.
   */
  private Grid words(int row, int column, int by) {
    boolean alongRows = isAlongRows(grid);
    int length = alongRows ? grid.rows().size() : grid.columns().size();
    String here = grid.text(row, column);
    for (int i = (alongRows ? row : column) + by; i >= 0 && i < length; i += by) {
      String there = alongRows ? grid.text(i, column) : grid.text(row, i);
      if (!there.equals(here)) {
        return grid.with(row, column, there);
      }
    }
    return null;
  }

  /** Whether the words of a table stand in the order of its rows, else of its columns. */
  static boolean isAlongRows(Grid grid) {
    return !grid.rows().isByName() || grid.columns().isByName();
  }
}
