package vedette.study;

import vedette.problem.Printable;
import vedette.problem.Problems;
import vedette.table.Comparison;
import vedette.table.Grid;
import vedette.table.Usage;

/**
 * Looks for outer columns that no strengths lead to, if no shift of the table's own does either.
 */
final class ReachCheck {
  private static final int MOST_STRENGTH = 9_999;

  private final Grid grid;
  private final Problems problems;

  ReachCheck(Grid grid, Problems problems) {
    this.grid = grid;
    this.problems = problems;
  }

  void check() {
    Comparison comparison = grid.usage().comparison();
    if (comparison == null
        || grid.usage().modifiers().stream().anyMatch(m -> m.when().equals(Usage.SHIFT))) {
      return;
    }
    int lowest = comparison.column(1, MOST_STRENGTH);
    for (int column = 0; column < lowest; column++) {
      outOfReach(column, comparison, 1, MOST_STRENGTH);
    }
    int highest = comparison.column(MOST_STRENGTH, 1);
    for (int column = highest + 1; highest >= 0 && column < grid.columns().size(); column++) {
      outOfReach(column, comparison, MOST_STRENGTH, 1);
    }
  }

  private void outOfReach(int column, Comparison comparison, int attacker, int defender) {
    grid.warn(
        problems,
        LintCode.OUT_OF_REACH,
        grid.columns().at(column),
        "no strengths lead to column "
            + Printable.quote(grid.columns().name(column))
            + ": "
            + attacker
            + " against "
            + defender
            + " is "
            + comparison.words(attacker, defender),
        "remove it, or let a shift lead there");
  }
}
