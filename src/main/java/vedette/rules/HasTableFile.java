package vedette.rules;

import java.util.List;
import vedette.fight.Measure;
import vedette.table.Tables;
import vedette.table.grid.Table;

/** A request for an engagement on a table of the user's own. */
public interface HasTableFile {
  /** The parameter that names the table's file. */
  String PARAMETER = "table";

  /** Returns the name of the table's file. */
  String table();

  /** Returns the further tables that the file consults. The default returns none. */
  default List<Table> furtherTables(Tables inForce) {
    return List.of();
  }

  /** Returns the words of the file for the states of units. The default returns none. */
  default List<String> states(Tables inForce) {
    return List.of();
  }

  /**
   * Returns the measures of the fight, even if the given strengths are not valid for its rules. The
   * default returns none.
   *
   * @throws vedette.source.TextFault if another part of the request is not valid
   */
  default List<? extends Measure<?>> measures(Tables inForce) {
    return List.of();
  }

  /**
   * A unit of a stack.
   *
   * @param text text of the unit when written as a single unit
   * @param most maximum strength; {@link Integer#MAX_VALUE} if there is no limit
   */
  record Unit(String text, int most) {}

  /**
   * Returns the units of a stack. {@code 3 x inf} gives three units.
   *
   * @throws vedette.source.TextFault if the stack cannot be parsed
   */
  default List<Unit> units(String stack, Tables inForce) {
    return List.of(new Unit(stack, Integer.MAX_VALUE));
  }
}
