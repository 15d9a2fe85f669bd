package vedette.rules;

import java.util.List;
import vedette.table.Tables;
import vedette.table.grid.Table;

/** A request for an engagement on a table of the user's own. */
public interface HasTableFile {
  /** The parameter that names it. */
  String PARAMETER = "table";

  /** The name of the table's file. */
  String table();

  /** Tables that the file has consulted besides itself; unless overridden none. */
  default List<Table> further(Tables inForce) {
    return List.of();
  }

  /** The words of the file for what units are in; unless overridden none. */
  default List<String> states(Tables inForce) {
    return List.of();
  }

  /**
   * The units of a stack, each written as a single unit, so that {@code 3 x inf} gives three.
   *
   * @throws vedette.problem.TextFault if the stack cannot be understood
   */
  default List<String> units(String stack, Tables inForce) {
    return List.of(stack);
  }
}
