package vedette.rules.daysofglory;

import vedette.fight.Umpire;
import vedette.table.Grid;

/** Whether a fire starts where the shell of a gun may start one (DG2). */
record Fires(Grid table) {
  static Fires of(DaysOfGloryTables tables) {
    return new Fires(tables.numbers(DaysOfGloryTables.FIRES).atLeast(0));
  }

  /** Rolls for one: how many it starts, 0 or 1. */
  int start(Umpire umpire) {
    int starts = table.number(table.row(umpire.roll(table.die(0))), 0);
    umpire.note("DG2", "a fire {}", starts > 0 ? "starts" : "does not start");
    return Math.min(1, starts);
  }
}
