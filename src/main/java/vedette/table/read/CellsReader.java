package vedette.table.read;

import java.math.BigDecimal;
import java.util.List;
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
import vedette.table.grid.CombatGrammar;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Range;

/** A reader of the cells of a grid, all of one kind and one for each column in every row. */
final class CellsReader {

  private static final int MAX_TEXT = 256;

  private final Source source;
  private final Problems problems;
  private final Axis columns;
  private final Cells cells;
  private boolean whole = true;

  CellsReader(Source source, Problems problems, Axis columns, CellKind kind, int rows) {
    this.source = source;
    this.problems = problems;
    this.columns = columns;
    this.cells = new Cells(kind, rows * columns.size());
  }

  /** Returns the cells; null, and reports the errors, if one is wrong. */
  Cells read(List<LocatedValue<TableFile.Row>> rows) {
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
        cell(r * columns.size() + c, row.value().get(c), rows.get(r).value(), columns.name(c));
      }
    }
    return whole ? cells : null;
  }

  private void cell(int index, Json json, TableFile.Row row, String column) {
    cells.place(index, json.at());
    if (json instanceof Json.Null) {
      String message = "empty cell: row " + name(row) + ", column " + Printable.quote(column);
      String help = cells.kind() == CellKind.COMBAT ? "write \"-\" for no effect" : "write a value";
      error(Code.EMPTY_CELL, json.at(), message, help);
    } else if (cells.kind() == CellKind.NUMBER) {
      number(index, json);
    } else if (!(json instanceof Json.Str)) {
      error(
          Code.CELL_TYPE,
          json.at(),
          "expected a string, found " + json.kindWithArticle(),
          stringHelp());
    } else {
      text(index, (Json.Str) json);
    }
  }

  private String stringHelp() {
    return cells.kind() == CellKind.COMBAT
        ? "write a result in quotes, as \"D1\"; plain numbers need \"cells\": \"number\""
        : "write it in quotes";
  }

  private void text(int index, Json.Str json) {
    if (cells.kind() == CellKind.TEXT) {
      if (json.value().length() > MAX_TEXT) {
        error(
            Code.CELL_TYPE,
            json.at(),
            "cell longer than " + MAX_TEXT + " characters",
            "shorten the text");
      } else {
        cells.put(index, json.value());
      }
      return;
    }
    CombatResult result = CombatGrammar.parse(json.value());
    if (result != null) {
      cells.put(index, result);
      return;
    }
    ResultAdvice advice = ResultAdvice.on(json.value());
    error(advice.code(), json.at(), advice.message(), advice.help());
  }

  private void number(int index, Json json) {
    if (!(json instanceof Json.Num number)) {
      String help = json instanceof Json.Str ? "write the number without quotes" : "write a number";
      error(Code.CELL_TYPE, json.at(), "expected a number, found " + json.kindWithArticle(), help);
      return;
    }
    BigDecimal value = number.value();
    if (value == null) {
      whole = false; // the reader has reported it
    } else if (value.abs().compareTo(BigDecimal.valueOf(Range.LIMIT)) > 0
        || value.signum() != 0 && value.stripTrailingZeros().scale() > 0) {
      String message =
          "expected a whole number within ±" + Range.LIMIT + ", found " + number.text();
      error(Code.CELL_TYPE, json.at(), message, "write it without a fraction, as 3");
    } else {
      cells.put(index, value.intValue());
    }
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
