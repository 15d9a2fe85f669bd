package vedette.rules;

import java.util.List;
import vedette.fight.Measure;
import vedette.table.Tables;
import vedette.table.grid.Table;

/** A request for an engagement on a table of the user's own. */
public interface HasTableFile {
  /** The parameter that names it. */
  String PARAMETER = "table";

  /** Returns the name of the table's file. */
  String table();

  /** Tables that the file has consulted besides itself; unless overridden none. */
  default List<Table> furtherTables(Tables inForce) {
    return List.of();
  }

  /** Returns the words of the file for what units are in; unless overridden none. */
  default List<String> states(Tables inForce) {
    return List.of();
  }

  /**
   * Returns what its fight is measured by, whether or not its rules allow it as the strengths are;
   * unless overridden nothing.
   *
   * @throws vedette.source.TextFault if something else of it cannot be
   */
  default List<? extends Measure<?>> measures(Tables inForce) {
    return List.of();
  }

  /**
   * A unit of a stack.
   *
   * @param text written as a single unit
   * @param most the strength that it can be brought to; the greatest number if there is no limit
   */
  record Unit(String text, int most) {}

  /**
   * Returns the units of a stack, so that {@code 3 x inf} gives three.
   *
   * @throws vedette.source.TextFault if the stack cannot be understood
   */
  default List<Unit> units(String stack, Tables inForce) {
    return List.of(new Unit(stack, Integer.MAX_VALUE));
  }
}
