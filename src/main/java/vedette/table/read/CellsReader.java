package vedette.table.read;

import java.util.List;
import java.util.Set;
import vedette.form.model.LocatedValue;
import vedette.json.Json;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.table.grid.Axis;
import vedette.table.grid.CellKind;
import vedette.table.grid.Cells;
import vedette.table.grid.Code;
import vedette.table.grid.Ladder;

/** A reader of the cells of a grid, all of one kind and one for each column in every row. */
final class CellsReader {

  private final Source source;
  private final Problems problems;
  private final Axis columns;
  private final Cells cells;
  private final CellReader cell;
  private boolean whole = true;

  CellsReader(Source source, Problems problems, Axis columns, CellKind kind, int rows) {
    this.source = source;
    this.problems = problems;
    this.columns = columns;
    this.cells = new Cells(kind, rows * columns.size());
    this.cell = new CellReader(source, problems, cells);
  }

  /**
   * Returns the cells; null, and reports the errors, if one is wrong.
   *
   * @param ladder the ladder that has to have all results; null for none
   */
  Cells read(List<LocatedValue<TableFile.Row>> rows, Ladder ladder) {
    for (int r = 0; r < rows.size(); r++) {
      LocatedValue<List<Json>> row = rows.get(r).value().cells();
      if (row.value().size() != columns.size()) {
        String name = name(rows.get(r).value());
        String message =
            "row "
                + name
                + " has "
                + row.value().size()
                + " cells, expected "
                + columns.size()
                + ", one for each column";
        error(Code.RAGGED, row.at(), message, "write one cell for each column");
        continue;
      }
      for (int c = 0; c < columns.size(); c++) {
        TableFile.Row of = rows.get(r).value();
        int column = c;
        cell.read(r * columns.size() + c, row.value().get(c), () -> "cell: " + place(of, column));
      }
    }
    if (!whole || !cell.isWhole()) {
      return null;
    }
    if (ladder != null) {
      checkOnLadder(rows, ladder);
    }
    return cells;
  }

  /** Reports each result that is in a cell but not on the ladder, at its first cell. */
  private void checkOnLadder(List<LocatedValue<TableFile.Row>> rows, Ladder ladder) {
    Set<Object> known = ladder.meanings();
    for (int i = 0; i < cells.size(); i++) {
      if (known.add(cells.meaning(i))) {
        String place = place(rows.get(i / columns.size()).value(), i % columns.size());
        String text = Ladder.quote(cells.kind(), cells.text(i));
        error(
            Code.OFF_THE_LADDER,
            cells.at(i),
            place + " has " + text + ", which is not on the ladder",
            "add " + text + " to \"ladder\" in its place");
      }
    }
  }

  private String place(TableFile.Row row, int column) {
    return "row " + name(row) + ", column " + Printable.quote(columns.name(column));
  }

  private static String name(TableFile.Row row) {
    if (!row.name().isEmpty()) {
      return Printable.quote(row.name());
    }
    return row.at() instanceof Json.Num number
        ? number.text()
        : row.at() instanceof Json.Str string ? Printable.quote(string.value()) : "?";
  }

  private void error(String code, Position at, String message, String help) {
    problems.error(code, source, at, message, help);
    whole = false;
  }
}
