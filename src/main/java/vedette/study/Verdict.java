package vedette.study;

import vedette.table.Grid;

/** What one cell is for the attacker against another; of numbers, whether it is more. */
public enum Verdict {
  /** Better or the same in each respect. */
  BETTER,
  /** Worse or the same in each respect. */
  WORSE,
  /** Better in one respect and worse in another, or not known. */
  MIXED,
  /** The same in all. */
  SAME;

  /** The verdict on a cell against one of another table with cells of the same kind. */
  static Verdict of(Grid grid, int row, int column, Grid other, int otherRow, int otherColumn) {
    boolean open = Respect.isOpen(grid, row, column);
    if (open || Respect.isOpen(other, otherRow, otherColumn)) {
      return open && Respect.isOpen(other, otherRow, otherColumn) ? SAME : MIXED;
    }
    boolean better = false;
    boolean worse = false;
    for (Respect respect : Respect.of(grid)) {
      int here = respect.merit(grid, row, column);
      int there = respect.merit(other, otherRow, otherColumn);
      better |= here > there;
      worse |= here < there;
    }
    return better && worse ? MIXED : better ? BETTER : worse ? WORSE : SAME;
  }

  /** The verdict if less were better. */
  Verdict reversed() {
    return this == BETTER ? WORSE : this == WORSE ? BETTER : this;
  }
}
