package vedette.table;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.json.Json;
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
      if (fields(row, columns) != columns + 1) {
        wrong(
            place(row, 0),
            "row "
                + quoted(row, 0)
                + " has "
                + (fields(row, columns) - 1)
                + " cells for "
                + columns
                + " columns",
            "write - where nothing happens");
      }
    }
    if (problems.hasErrors()) {
      return null;
    }
    Json.Obj table = table(records, columns);
    check(table);
    String text = written(table);
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

  /** The fields of a row without the empty ones behind the last column. */
  private static int fields(CsvRecord row, int columns) {
    int fields = row.getFieldCount();
    while (fields > columns + 1 && row.getField(fields - 1).isBlank()) {
      fields--;
    }
    return fields;
  }

  /** The table, each of its values with its place in the spreadsheet. */
  private Json.Obj table(List<CsvRecord> records, int columns) {
    List<CsvRecord> rows = records.subList(1, records.size());
    boolean numbers = true;
    for (CsvRecord row : rows) {
      for (int i = 1; i <= columns; i++) {
        numbers &= row.getField(i).strip().matches("-?\\d{1,6}");
      }
    }
    List<Json> list = new ArrayList<>();
    for (CsvRecord row : rows) {
      List<Json> cells = new ArrayList<>();
      for (int i = 1; i <= columns; i++) {
        cells.add(cell(row, i, numbers));
      }
      Position at = place(row, 0);
      list.add(object(at, member("at", at(row, 0)), member("cells", new Json.Arr(cells, at))));
    }
    List<Json.Member> members = new ArrayList<>();
    members.add(member("format", number(TableFile.FORMAT, Position.START)));
    members.add(said("id", "mine/" + StartingFile.name(wanted.file(), "rules")));
    members.add(said("title", StartingFile.title(wanted.file())));
    members.add(said("kind", "grid"));
    members.add(
        member(
            "source",
            object(Position.START, said("document", source.name()), said("status", "own"))));
    members.add(said("cells", numbers ? "number" : "combat"));
    if (!wanted.loses().isEmpty()) {
      members.add(said("loses", wanted.loses()));
    }
    members.add(member("columns", columns(records.get(0), columns)));
    Json.Member entries = member("list", new Json.Arr(list, Position.START));
    members.add(member("rows", object(Position.START, said("die", wanted.die()), entries)));
    return new Json.Obj(members, Position.START);
  }

  private Json.Obj columns(CsvRecord header, int columns) {
    List<Json.Member> members = new ArrayList<>();
    boolean ratio = wanted.compare().equals("ratio");
    if (!wanted.compare().isEmpty()) {
      members.add(said("compare", wanted.compare()));
      if (!wanted.compare().equals("differential")) {
        members.add(said("rounding", "down"));
        remarks.add("between two columns the lower counts: \"rounding\"");
      }
      members.add(said("below", "first"));
      members.add(said("above", "last"));
      remarks.add("beyond the columns the outermost counts: \"below\" and \"above\"");
    }
    List<Json> list = new ArrayList<>();
    for (int i = 1; i <= columns; i++) {
      Position at = place(header, i);
      String name = header.getField(i).strip();
      if (ratio) {
        name = ratio(name);
      }
      list.add(
          wanted.compare().isEmpty() || ratio
              ? object(at, member("name", new Json.Str(name, at)))
              : object(at, member("at", at(header, i))));
    }
    members.add(member("list", new Json.Arr(list, Position.START)));
    return new Json.Obj(members, Position.START);
  }

  /** A ratio as tables have it: {@code 1 to 2} and {@code 1 : 2} are 1:2. */
  private String ratio(String written) {
    String ratio = written.replaceAll("(?i)\\s*to\\s*", ":").replaceAll("\\s", "");
    remarkRead(written, ratio);
    return ratio;
  }

  /** Remarks once that a text is read as another. */
  private void remarkRead(String written, String meant) {
    String remark = Printable.quote(written) + " is read as " + meant;
    if (!written.equals(meant) && !remarks.contains(remark)) {
      remarks.add(remark);
    }
  }

  private static Json.Obj object(Position at, Json.Member... members) {
    return new Json.Obj(List.of(members), at);
  }

  private static Json.Member member(String name, Json value) {
    return new Json.Member(name, value.at(), value);
  }

  /** What does not stand in the spreadsheet. */
  private static Json.Member said(String name, String text) {
    return member(name, new Json.Str(text, Position.START));
  }

  private static Json.Num number(long number, Position at) {
    return new Json.Num(Long.toString(number), BigDecimal.valueOf(number), at);
  }

  private Json at(CsvRecord row, int field) {
    String text = row.getField(field).strip();
    String meant = RangeText.meant(text);
    if (meant != null) {
      remarkRead(text, meant);
    }
    Position at = place(row, field);
    return meant != null && meant.matches("-?\\d{1,9}")
        ? number(Long.parseLong(meant), at)
        : new Json.Str(meant == null ? text : meant, at);
  }

  private Json cell(CsvRecord row, int field, boolean numbers) {
    String text = RangeText.withHyphens(row.getField(field).strip());
    if (numbers) {
      return number(Long.parseLong(text), place(row, field));
    }
    if (text.isEmpty() && remarks.stream().noneMatch(it -> it.startsWith("empty"))) {
      remarks.add("empty cells are read as -");
    }
    if (text.isEmpty()) {
      return new Json.Str("-", place(row, field));
    }
    String meant = ResultAdvice.inOtherCase(text);
    remarkRead(text, meant);
    return new Json.Str(meant, place(row, field));
  }

  private static String written(Json.Obj table) {
    JsonWriter json = new JsonWriter().object();
    write(table, json);
    return json.end().text();
  }

  /** Each row and each column stands on a line of its own. */
  private static void write(Json.Obj object, JsonWriter json) {
    for (Json.Member it : object.members()) {
      if (it.value() instanceof Json.Arr list) {
        json.array(it.name());
        list.values().forEach(each -> json.inline().value(each));
        json.end();
      } else if (it.value() instanceof Json.Obj inner && inner.get("list") != null) {
        json.object(it.name());
        write(inner, json);
        json.end();
      } else if (it.value() instanceof Json.Obj) {
        json.inline().field(it.name(), it.value());
      } else {
        json.field(it.name(), it.value());
      }
    }
  }

  /** Reads the table as anybody will. */
  private void check(Json.Obj table) {
    Problems found = new Problems();
    TableReader.read(table, source, source.name(), found);
    Set<String> told = new HashSet<>();
    for (Problem problem : found.list()) {
      if (problem.severity() == Severity.ERROR) {
        // A wrong word is told where it first stands; a spreadsheet has it in many cells.
        if (told.add(problem.message())) {
          problems.add(WrongFile.Kind.WRONG, problem);
        }
      } else {
        remarks.add(problem.message());
      }
    }
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
    problems.error(Code.NO_TABLE_IN_CSV, source, at, message, help);
  }
}
