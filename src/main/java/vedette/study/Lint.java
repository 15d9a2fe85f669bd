package vedette.study;

import vedette.problem.Problems;
import vedette.rules.crt.Crt;
import vedette.rules.plan.Plans;
import vedette.study.own.SystemLint;
import vedette.table.Grid;
import vedette.table.Modifiers;
import vedette.table.PlanFile;
import vedette.table.SystemFile;
import vedette.table.Table;

/** Finds what is right in a table and probably not meant, or worth knowing. */
public final class Lint {
  private Lint() {}

  /**
   * Looks into a table that has been read without an error.
   *
   * @param problems takes warnings and notes
   * @param progress hears how many sample fights of a rule system have been fought
   * @throws vedette.problem.WrongFile with all that is wrong with a rule system, a plan, or the
   *     measures that a table names
   */
  public static void check(Table table, Problems problems, Influence.Progress progress) {
    if (table instanceof SystemFile system) {
      SystemLint.check(system, problems, progress);
    } else if (table instanceof PlanFile plan) {
      Plans.check(plan);
    } else if (table instanceof Modifiers modifiers) {
      new ModifierCheck(modifiers, problems).check();
    } else if (table instanceof Grid grid
        && grid.die() != null
        && !CellCriterion.of(grid).isEmpty()) {
      new ColumnCheck(grid, problems).check();
      new RollCheck(grid, problems).check();
      new ReachCheck(grid, problems).check();
      Crt.check(grid);
    }
  }
}
