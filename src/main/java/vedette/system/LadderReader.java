package vedette.system;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.json.Json;
import vedette.system.TableRule.Cell;
import vedette.system.TablesReader.WrittenTable;
import vedette.system.query.Code;
import vedette.system.query.Members;
import vedette.system.query.SectionReader;
import vedette.system.query.Subject;
import vedette.table.grid.CellKind;

/** A reader of the ladder of a system's table. */
final class LadderReader {
  private final SectionReader part;
  private final CellReader ofCell;

  LadderReader(SectionReader part, CellReader ofCell) {
    this.part = part.withCode(Code.CELL);
    this.ofCell = ofCell;
  }

  /**
   * Returns the order of a table's results; reports errors in its ladder.
   *
   * @param cells the cells read from the table
   * @param loses the side that loses the numbers in the cells; null if they are words
   */
  TableRule.Order read(WrittenTable table, List<List<Cell>> cells, Columns columns, Subject loses) {
    List<Cell> rungs = new ArrayList<>();
    for (Json entry : table.ladder()) {
      rungs.add(
          loses == null
              ? ofCell.words(entry, "an entry of a ladder")
              : ofCell.number(entry, loses));
    }
    boolean known = rungs.stream().noneMatch(it -> it.results().isEmpty());
    if (!rungs.isEmpty() && isEachOnce(table, rungs, loses) && known) {
      checkOnLadder(table, cells, columns, rungs, loses);
    }
    List<Cell> all = new ArrayList<>(rungs);
    cells.forEach(all::addAll);
    CellKind kind =
        loses != null
            ? CellKind.NUMBER
            : all.stream().allMatch(ofCell::isStandard) ? CellKind.COMBAT : CellKind.TEXT;
    return new TableRule.Order(kind, rungs.stream().map(Cell::text).toList());
  }

  private Object meaning(Cell cell, Subject loses) {
    return loses == null ? ofCell.meaning(cell) : cell.text().equals("-") ? "0" : cell.text();
  }

  private boolean isEachOnce(WrittenTable table, List<Cell> rungs, Subject loses) {
    Map<Object, Integer> firsts = new HashMap<>();
    boolean each = true;
    for (int i = 0; i < rungs.size(); i++) {
      Integer first = firsts.putIfAbsent(meaning(rungs.get(i), loses), i);
      if (first != null && !rungs.get(i).results().isEmpty()) {
        each = false;
        String text = rungs.get(i).text();
        String as = rungs.get(first).text();
        part.report(
            table.ladder().get(i).at(),
            "`"
                + text
                + "` is on the ladder twice, first "
                + (text.equals(as) ? "" : "as `" + as + "` ")
                + "at "
                + table.ladder().get(first).at(),
            "remove one of them");
      }
    }
    return each;
  }

  /** Reports each result that is in a cell but not on the ladder, at its first cell. */
  private void checkOnLadder(
      WrittenTable table,
      List<List<Cell>> cells,
      Columns columns,
      List<Cell> rungs,
      Subject loses) {
    Set<Object> known = new HashSet<>();
    rungs.forEach(it -> known.add(meaning(it, loses)));
    for (int row = 0; row < cells.size(); row++) {
      TablesReader.WrittenRow written = table.rows().list().get(row);
      for (int column = 0; column < cells.get(row).size(); column++) {
        Cell cell = cells.get(row).get(column);
        // A word that nothing declares is reported as such.
        if (!cell.results().isEmpty() && known.add(meaning(cell, loses))) {
          boolean isOnly = columns.compare() == Columns.Compare.ONE;
          String place =
              CellReader.place(
                  Members.messageText(written.at()), isOnly ? null : columns.axis().name(column));
          part.report(
              Members.list(written.cells()).get(column).at(),
              place + " has `" + cell.text() + "`, which is not on the ladder",
              "add `" + cell.text() + "` to \"ladder\" in its place");
        }
      }
    }
  }
}
