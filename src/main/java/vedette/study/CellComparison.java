package vedette.study;

import vedette.table.Grid;

/** What one cell is for the attacker against another; of numbers, whether it is more. */
public enum CellComparison {
  /** Better or the same in each criterion. */
  BETTER,
  /** Worse or the same in each criterion. */
  WORSE,
  /** Better by one criterion and worse by another, or not known. */
  MIXED,
  /** The same in all. */
  SAME;

  /** The comparison of a cell with one of another table that has cells of the same kind. */
  static CellComparison of(
      Grid grid, int row, int column, Grid other, int otherRow, int otherColumn) {
    boolean open = CellCriterion.isOpen(grid, row, column);
    if (open || CellCriterion.isOpen(other, otherRow, otherColumn)) {
      return open && CellCriterion.isOpen(other, otherRow, otherColumn) ? SAME : MIXED;
    }
    boolean better = false;
    boolean worse = false;
    for (CellCriterion criterion : CellCriterion.of(grid)) {
      int here = criterion.merit(grid, row, column);
      int there = criterion.merit(other, otherRow, otherColumn);
      better |= here > there;
      worse |= here < there;
    }
    return better && worse ? MIXED : better ? BETTER : worse ? WORSE : SAME;
  }

  /** The comparison if less were better. */
  CellComparison reversed() {
    return this == BETTER ? WORSE : this == WORSE ? BETTER : this;
  }
}
