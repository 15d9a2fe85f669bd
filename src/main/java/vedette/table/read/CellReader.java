package vedette.table.read;

import java.math.BigDecimal;
import java.util.function.Supplier;
import vedette.json.Json;
import vedette.source.Position;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.table.grid.CellKind;
import vedette.table.grid.Cells;
import vedette.table.grid.Code;
import vedette.table.grid.CombatGrammar;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Range;

/** A reader of single cells, all of one kind. */
final class CellReader {

  private static final int MAX_TEXT = 256;

  private final Source source;
  private final Problems problems;
  private final Cells cells;
  private boolean whole = true;

  /**
   * Creates a reader.
   *
   * @param cells the cells that take what is read
   */
  CellReader(Source source, Problems problems, Cells cells) {
    this.source = source;
    this.problems = problems;
    this.cells = cells;
  }

  /** Returns whether all cells read so far are right. */
  boolean isWhole() {
    return whole;
  }

  /**
   * Reads a cell; reports the error if it is wrong.
   *
   * @param name what it is and where, for the message if it is empty
   */
  void read(int index, Json json, Supplier<String> name) {
    cells.place(index, json.at());
    if (json instanceof Json.Null) {
      String help = cells.kind() == CellKind.COMBAT ? "write \"-\" for no effect" : "write a value";
      error(Code.EMPTY_CELL, json.at(), "empty " + name.get(), help);
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

  private void error(String code, Position at, String message, String help) {
    problems.error(code, source, at, message, help);
    whole = false;
  }
}
