package vedette.table;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.util.ArrayList;
import java.util.List;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.JsonWriter;
import vedette.problem.Position;
import vedette.problem.Printable;
import vedette.problem.Problem;
import vedette.problem.Problems;
import vedette.problem.Severity;
import vedette.problem.Source;
import vedette.problem.WrongFile;

/**
 * Turns a spreadsheet into a table: its header has the columns, the first cell of each row the
 * rolls that the row stands for.
 */
public final class TableImport {
  private final Source source;
  private final Wanted wanted;
  private final Problems problems = new Problems();
  private final List<String> remarks = new ArrayList<>();

  /** Where in the spreadsheet a value of the table comes from. */
  private record Origin(Position inTable, Position inSheet) {}

  /**
   * What the spreadsheet does not say.
   *
   * @param file the name of the file that the table will be, which it is called by
   * @param die that finds the row
   * @param compare how strengths find the column; "" if it is said
   * @param loses which side loses the numbers in the cells; "" if they are results
   */
  public record Wanted(String file, String die, String compare, String loses) {}

  /**
   * A table.
   *
   * @param text of its file
   * @param remarks what was read otherwise than written, and what was decided
   */
  public record Imported(String text, int rows, int columns, List<String> remarks) {}

  private TableImport(Source source, Wanted wanted) {
    this.source = source;
    this.wanted = wanted;
  }

  /**
   * The table that a spreadsheet is.
   *
   * @throws WrongFile if it is none, with the places in the spreadsheet
   */
  public static Imported of(Source csv, Wanted wanted) {
    TableImport table = new TableImport(csv, wanted);
    Imported imported = table.read();
    table.problems.throwIfErrors();
    return imported;
  }

  private Imported read() {
    if (source.text().isBlank()) {
      wrong(Position.START, "the file is empty", "save the spreadsheet as CSV into it");
      return null;
    }
    int open = openQuote();
    if (open >= 0) {
      wrong(
          source.position(open),
          "the quotation mark opened here is never closed",
          "add the one at its end, or remove it");
      return null;
    }
    List<CsvRecord> records = records();
    if (problems.hasErrors()) {
      return null;
    }
    if (records.size() < 2 || records.get(0).getFieldCount() < 2) {
      wrong(
          Position.START,
          "a table needs a header with columns and at least one row",
          "first line: a name for the corner, then the columns; then a line for each roll");
      return null;
    }
    int columns = columns(records.get(0));
    for (CsvRecord row : records.subList(1, records.size())) {
      if (row.getFieldCount() != columns + 1) {
        wrong(
            place(row, 0),
            "row "
                + quoted(row, 0)
                + " has "
                + (row.getFieldCount() - 1)
                + " cells for "
                + columns
                + " columns",
            "write - where nothing happens");
      }
    }
    if (problems.hasErrors()) {
      return null;
    }
    String text = text(records, columns);
    check(text, records, columns);
    return new Imported(text, records.size() - 1, columns, List.copyOf(remarks));
  }

  /** Where a quotation mark stands that begins a field which never ends; -1 if none does. */
  private int openQuote() {
    String text = source.text();
    char separator = separator();
    int open = -1;
    boolean begins = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (open >= 0) {
        boolean twice = c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"';
        i += twice ? 1 : 0;
        open = c == '"' && !twice ? -1 : open;
        begins = false;
      } else if (c == '"' && begins) {
        open = i;
      } else {
        begins = c == separator || c == '\n' || c == '\r';
      }
    }
    return open;
  }

  /** All lines that are not empty. */
  private List<CsvRecord> records() {
    List<CsvRecord> records = new ArrayList<>();
    try {
      CsvReader.builder()
          .fieldSeparator(separator())
          .skipEmptyLines(true)
          .allowExtraFields(true)
          .allowMissingFields(true)
          .ofCsvRecord(source.text())
          .forEach(records::add);
    } catch (CsvParseException e) {
      wrong(
          Position.START, "the file cannot be read as CSV", "save it from the spreadsheet as CSV");
    }
    records.removeIf(it -> it.getFields().stream().allMatch(String::isBlank));
    return records;
  }

  /** Spreadsheets write commas, semicolons or tabs, as the country has it. */
  private char separator() {
    String header = source.line(1);
    char best = ',';
    for (char each : new char[] {';', '\t'}) {
      if (count(header, each) > count(header, best)) {
        best = each;
      }
    }
    return best;
  }

  private static long count(String text, char wanted) {
    return text.chars().filter(it -> it == wanted).count();
  }

  /** Columns of the header; empty ones at its end are the spreadsheet's. */
  private static int columns(CsvRecord header) {
    int columns = header.getFieldCount() - 1;
    while (columns > 1 && header.getField(columns).isBlank()) {
      columns--;
    }
    return columns;
  }

  private String text(List<CsvRecord> records, int columns) {
    boolean numbers = true;
    for (CsvRecord row : records.subList(1, records.size())) {
      for (int i = 1; i <= columns; i++) {
        numbers &= row.getField(i).strip().matches("-?\\d{1,6}");
      }
    }
    JsonWriter json = new JsonWriter();
    json.object();
    json.field("format", (long) TableFile.FORMAT);
    json.field("id", "mine/" + StartingFile.name(wanted.file(), "rules"));
    json.field("title", StartingFile.title(wanted.file()));
    json.field("kind", "grid");
    json.inline().object("source").field("document", source.name()).field("status", "own").end();
    json.field("cells", numbers ? "number" : "combat");
    if (!wanted.loses().isEmpty()) {
      json.field("loses", wanted.loses());
    }
    columns(records.get(0), columns, json);
    json.object("rows").field("die", wanted.die()).array("list");
    for (CsvRecord row : records.subList(1, records.size())) {
      json.inline().object();
      at(row, 0, json);
      json.array("cells");
      for (int i = 1; i <= columns; i++) {
        cell(row, i, numbers, json);
      }
      json.end().end();
    }
    json.end().end().end();
    return json.text();
  }

  private void columns(CsvRecord header, int columns, JsonWriter json) {
    json.object("columns");
    boolean ratio = wanted.compare().equals("ratio");
    if (!wanted.compare().isEmpty()) {
      json.field("compare", wanted.compare());
      if (!wanted.compare().equals("differential")) {
        json.field("rounding", "down");
        remarks.add("between two columns the lower counts: \"rounding\"");
      }
      json.field("below", "first").field("above", "last");
      remarks.add("beyond the columns the outermost counts: \"below\" and \"above\"");
    }
    json.array("list");
    for (int i = 1; i <= columns; i++) {
      json.inline().object();
      if (wanted.compare().isEmpty() || ratio) {
        String name = header.getField(i).strip();
        json.field("name", ratio ? name.replaceAll("\\s", "") : name);
      } else {
        at(header, i, json);
      }
      json.end();
    }
    json.end().end();
  }

  private void at(CsvRecord row, int field, JsonWriter json) {
    String text = row.getField(field).strip();
    String meant = RangeText.meant(text);
    if (meant != null && meant.matches("-?\\d{1,9}")) {
      json.field("at", Long.parseLong(meant));
    } else {
      json.field("at", meant == null ? text : meant);
    }
    if (meant != null && !meant.equals(text)) {
      remarks.add(Printable.quote(text) + " is read as " + meant);
    }
  }

  private void cell(CsvRecord row, int field, boolean numbers, JsonWriter json) {
    String text = RangeText.withHyphens(row.getField(field).strip());
    if (numbers) {
      json.value(Long.parseLong(text));
    } else {
      json.value(text.isEmpty() ? "-" : text);
      if (text.isEmpty() && remarks.stream().noneMatch(it -> it.startsWith("empty"))) {
        remarks.add("empty cells are read as -");
      }
    }
  }

  /** Reads the table as anybody will, and says what is wrong by its place in the spreadsheet. */
  private void check(String text, List<CsvRecord> records, int columns) {
    Source table = Source.of(source.name(), text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    Problems found = new Problems();
    TableReader.read(table, source.name(), found);
    if (found.isEmpty()) {
      return;
    }
    List<Origin> origins =
        origins((Json.Obj) JsonReader.read(table, new Problems()), records, columns);
    for (Problem problem : found.list()) {
      if (problem.severity() == Severity.ERROR) {
        Position at = Position.START;
        for (Origin origin : origins) {
          boolean before = problem.at() != null && origin.inTable().compareTo(problem.at()) <= 0;
          at = before ? origin.inSheet() : at;
        }
        add(problem.code(), at, problem.message(), problem.help());
      } else {
        remarks.add(problem.message());
      }
    }
  }

  private List<Origin> origins(Json.Obj table, List<CsvRecord> records, int columns) {
    List<Origin> origins = new ArrayList<>();
    Json.Arr heads = list(table, "columns");
    for (int i = 0; i < columns; i++) {
      origins.add(new Origin(heads.values().get(i).at(), place(records.get(0), i + 1)));
    }
    origins.add(new Origin(table.get("rows").at(), Position.START));
    Json.Arr rows = list(table, "rows");
    for (int i = 0; i < rows.values().size(); i++) {
      CsvRecord record = records.get(i + 1);
      Json.Obj row = (Json.Obj) rows.values().get(i);
      origins.add(new Origin(row.at(), place(record, 0)));
      List<Json> cells = ((Json.Arr) row.get("cells")).values();
      for (int j = 0; j < cells.size(); j++) {
        origins.add(new Origin(cells.get(j).at(), place(record, j + 1)));
      }
    }
    return origins;
  }

  private static Json.Arr list(Json.Obj table, String axis) {
    return (Json.Arr) ((Json.Obj) table.get(axis)).get("list");
  }

  /** Where a field stands; the start of its line if quotation marks blur the count. */
  private Position place(CsvRecord record, int field) {
    int line = (int) record.getStartingLineNumber();
    int column = 1;
    for (int i = 0; i < field; i++) {
      column += record.getField(i).codePointCount(0, record.getField(i).length()) + 1;
    }
    return new Position(line, source.line(line).contains("\"") ? 1 : column);
  }

  private static String quoted(CsvRecord row, int field) {
    return Printable.quote(row.getField(field).strip());
  }

  private void wrong(Position at, String message, String help) {
    add(Code.NO_TABLE_IN_CSV, at, message, help);
  }

  private void add(String code, Position at, String message, String help) {
    String line = source.line(at.line());
    problems.add(
        WrongFile.Kind.WRONG,
        new Problem(
            Severity.ERROR, code, source.name(), at, message, help, line.isBlank() ? null : line));
  }
}
