package vedette.study.change;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.system.RuleSystem;
import vedette.system.SystemReader;
import vedette.system.TableRule;
import vedette.table.grid.SystemFile;
import vedette.table.grid.TablePart;

/**
 * The order of the possible cells of each table of a rule system. One step leads to the next result
 * on the table's ladder. Without a ladder, tables of numbers and tables whose results are all in
 * the standard notation are ordered as other tables are; no other table has an order.
 */
public final class SystemOrdering {
  private final RuleSystem system;
  private final Map<String, ResultScale> scales = new HashMap<>();

  /**
   * Creates the order of the cells of a system.
   *
   * @throws vedette.source.WrongFile if the system is wrong
   */
  public SystemOrdering(SystemFile file) {
    system = SystemReader.read(file);
    system.tables().forEach((name, table) -> scales.put(name, scale(table)));
  }

  private ResultScale scale(TableRule table) {
    List<String> texts =
        table.cells().stream().flatMap(List::stream).map(TableRule.Cell::text).toList();
    return new ResultScale(
        table.order().kind(), table.order().ladder(), texts, system::standardResult);
  }

  /**
   * Returns whether the results of a cell's table have an order.
   *
   * @param cell a part that is a cell
   */
  public boolean hasLadder(TablePart cell) {
    return scale(cell).isOrdered();
  }

  /**
   * Returns the meaning of one step of a cell.
   *
   * @param cell a part that is a cell
   */
  public CellStep cellStep(TablePart cell) {
    return scale(cell).cellStep();
  }

  /**
   * Returns the results that steps from a cell lead to, from the lowest to the highest, without the
   * cell's own.
   *
   * @param cell a part that is a cell
   * @return an empty list if {@link #hasLadder} is false
   */
  public List<Rung> rungs(TablePart cell) {
    return scale(cell).rungs(cell.text());
  }

  private ResultScale scale(TablePart cell) {
    return scales.get(cell.cell().table());
  }
}
