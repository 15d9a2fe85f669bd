package vedette.rules.simplenapoleonic;

import vedette.fight.Umpire;
import vedette.rules.Consulted;
import vedette.table.Grid;

/** A roll on a table that says yes, 1, or no, 0, in a column. */
record YesOrNoTable(Grid table, int column) {
  boolean roll(Umpire umpire) {
    int row = table.row(umpire.roll(table.die(column)));
    Consulted.cell(table, row, column, umpire);
    return table.number(row, column) > 0;
  }
}
