package vedette.table.sheet;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.dice.Die;
import vedette.json.Json;
import vedette.json.JsonWriter;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.Severity;
import vedette.source.Source;
import vedette.source.WrongFile;
import vedette.table.grid.Range;
import vedette.table.read.RangeText;
import vedette.table.read.ResultAdvice;
import vedette.table.read.StartingFile;
import vedette.table.read.TableReader;
import vedette.table.sheet.Sheet.Field;
import vedette.table.sheet.TableFinder.FoundTable;

/**
 * A conversion of a spreadsheet into a table. The header has the columns and the first cell of each
 * row the rolls of the row, or the table is transposed. A spreadsheet with words of its own in its
 * cells becomes a rule system whose results are these words.
 */
public final class TableImport {
  /** The name of the only table of a system. */
  private static final String TABLE = "crt";

  private final Source source;
  private final ImportRequest importRequest;
  private final Die die;
  private final Results results;
  private final Problems problems = new Problems();
  private final List<String> remarks = new ArrayList<>();
  private final Map<String, Field> words = new LinkedHashMap<>();

  /** The texts of cells in the spreadsheet, by their places. */
  private final Map<Position, String> cells = new HashMap<>();

  /** The readings of the same cells, by their places. */
  private final Map<Position, String> read = new HashMap<>();

  /** The places of cells with words of their own. */
  private final Set<Position> ofWords = new HashSet<>();

  private final Heads heads;
  private String title;

  /**
   * Settings that the spreadsheet does not contain.
   *
   * @param file the file name of the future table, from which its id and title are made
   * @param die the die that finds the row
   * @param compare how strengths find the column; "" if columns are named
   * @param loses the side that loses the numbers in the cells; "" if they are results
   */
  public record ImportRequest(String file, String die, String compare, String loses) {}

  /**
   * A table, or a rule system with one table.
   *
   * @param text the text of its file
   * @param rows the number of rows
   * @param columns the number of columns
   * @param remarks readings that differ from the text, and decisions taken
   * @param words a finding for each word that is no built-in result, at its first place
   */
  public record ImportResult(
      String text, int rows, int columns, List<String> remarks, Problems words) {}

  private TableImport(Source source, ImportRequest importRequest) {
    this.source = source;
    this.importRequest = importRequest;
    die = Die.parse(importRequest.die());
    heads = new Heads(importRequest.compare());
    results = new Results(importRequest.loses());
    title = StartingFile.title(importRequest.file());
  }

  /**
   * Returns the table made from a spreadsheet.
   *
   * @throws WrongFile if it has no valid table, with the places in the spreadsheet
   */
  public static ImportResult of(Source csv, ImportRequest importRequest) {
    TableImport table = new TableImport(csv, importRequest);
    ImportResult importResult = table.read();
    table.problems.throwIfErrors();
    return importResult;
  }

  private ImportResult read() {
    if (source.text().isBlank()) {
      report(Position.START, "the file is empty", "save the spreadsheet as CSV in this file");
      return null;
    }
    FoundTable table = TableFinder.find(source, die, heads, problems, remarks);
    return table == null ? null : imported(table);
  }

  private ImportResult imported(FoundTable table) {
    if (!table.title().isEmpty()) {
      title = table.title();
    }
    boolean numbers = isOfNumbers(table);
    bothSigns(table);
    if (problems.hasErrors()) {
      return null;
    }
    List<Json> rows = rows(table, numbers);
    checkClosed(table);
    comparable(table.heads());
    Json.Obj columns = columns(table.heads());
    if (problems.hasErrors()) {
      return null;
    }
    Json.Member list = member("list", new Json.Arr(rows, Position.START));
    Json.Obj inRows = object(Position.START, addedMember("die", importRequest.die()), list);
    check(grid(numbers, columns, inRows));
    Json.Obj file = words.isEmpty() ? grid(numbers, columns, inRows) : system(columns, inRows);
    JsonWriter json = new JsonWriter();
    write(file, json);
    Problems findings = findings();
    return new ImportResult(
        json.text(), rows.size(), table.heads().size(), List.copyOf(remarks), findings);
  }

  /** Returns whether all nonblank cells are numbers of losses. */
  private boolean isOfNumbers(FoundTable table) {
    List<Field> cells = table.all().filter(it -> !Results.isNothing(it.text())).toList();
    String number = "[+-]?\\d+(?:[.,]\\d+)?";
    boolean numbers =
        table.all().anyMatch(it -> it.text().matches(number))
            && cells.stream().allMatch(it -> it.text().matches(number));
    if (numbers && importRequest.loses().isEmpty()) {
      problems.error(
          Code.NO_LOSS,
          source,
          table.cells().get(0).get(0).at(),
          "the cells are numbers, but --loses is missing",
          "pass --loses defender or --loses attacker");
    } else if (numbers) {
      cells.stream()
          .filter(it -> !it.text().matches("[+-]?\\d{1,6}"))
          .forEach(
              it ->
                  problems.error(
                      Code.NO_LOSS,
                      source,
                      it.at(),
                      Printable.quote(it.text()) + " is not a number of losses",
                      "write a whole number from 0"));
    }
    return numbers;
  }

  /** Reports cells with a plus beside cells with a minus: they cannot all be losses of one side. */
  private void bothSigns(FoundTable table) {
    List<Field> signed = table.all().filter(it -> !Results.sign(it.text()).isEmpty()).toList();
    if (importRequest.loses().isEmpty() || signed.isEmpty()) {
      return;
    }
    Field first = signed.get(0);
    signed.stream()
        .filter(it -> !Results.sign(it.text()).equals(Results.sign(first.text())))
        .findFirst()
        .ifPresent(
            it ->
                problems.error(
                    Code.NO_LOSS,
                    source,
                    it.at(),
                    Printable.quote(it.text())
                        + " and "
                        + Printable.quote(first.text())
                        + " have different signs, but both are losses of the "
                        + importRequest.loses(),
                    "write the side in each cell: A1 or D1"));
  }

  /**
   * Reports outermost rows that are closed: a roll that a modifier takes beyond them has no result.
   */
  private void checkClosed(FoundTable table) {
    boolean zero = Labels.isZeroMaximum(die, TableFinder.texts(table.labels()));
    Field last = null;
    for (Field label : table.labels()) {
      String rolls = Labels.rolls(label.text(), die, zero);
      Range range = rolls == null ? null : RangeText.of(rolls);
      if (range != null && range.contains(die.max())) {
        last = range.contains(die.max() + 1) ? null : label;
      }
    }
    if (last != null) {
      remark(
          "the last row, "
              + Printable.quote(last.text())
              + ", ends at "
              + die.max()
              + ": a roll modified above that has no row; end it with + to include such rolls");
    }
  }

  /**
   * Reports columns that could be found by strengths while no comparison is given; they are read as
   * names.
   */
  private void comparable(List<Field> columns) {
    List<String> texts = TableFinder.texts(columns);
    boolean ranges = Labels.areApart(texts);
    boolean ratios = texts.stream().allMatch(it -> Labels.ratio(it) != null);
    if (importRequest.compare().isEmpty() && (ranges || ratios)) {
      boolean percent = texts.stream().anyMatch(it -> it.endsWith("%"));
      remark(
          "the columns look like "
              + (!ranges ? "odds" : percent ? "percentages" : "differences")
              + " but are read as names; pass --compare "
              + (!ranges ? Heads.RATIO : percent ? "percent" : "differential"));
    }
  }

  private List<Json> rows(FoundTable table, boolean numbers) {
    int fromZero = Labels.fromZero(die, TableFinder.texts(table.labels()));
    if (fromZero >= 0) {
      problems.error(
          Code.DIE_FROM_ZERO,
          source,
          table.labels().get(fromZero).at(),
          "the rows begin with 0, but the rolls of " + die.name() + " with 1",
          "pass --die " + importRequest.die() + "-1 for a die that begins with 0");
    }
    boolean zero = Labels.isZeroMaximum(die, TableFinder.texts(table.labels()));
    if (zero) {
      remark(
          "0 is read as the "
              + die.max()
              + " of "
              + die.name()
              + "; pass --die "
              + importRequest.die()
              + "-1 for a die with a 0");
    }
    List<Json> rows = new ArrayList<>();
    for (int i = 0; i < table.labels().size(); i++) {
      Field label = table.labels().get(i);
      String rolls = Labels.rolls(label.text(), die, zero);
      remarkRead(label.text(), rolls);
      List<Json> row = new ArrayList<>();
      table.cells().get(i).forEach(it -> row.add(cell(it, numbers)));
      rows.add(
          object(
              label.at(),
              member("at", label(label, rolls)),
              member("cells", new Json.Arr(row, label.at()))));
    }
    return rows;
  }

  private Json cell(Field field, boolean numbers) {
    if (field.isBlank()) {
      remark("empty cells are read as " + (numbers ? "0" : Results.NOTHING));
    }
    if (numbers) {
      long lost = Results.isNothing(field.text()) ? 0 : Math.abs(Long.parseLong(field.text()));
      if (!Results.sign(field.text()).isEmpty()) {
        remarkRead(field.text(), String.valueOf(lost));
      }
      return number(lost, field.at());
    }
    Results.Cell cell = results.cell(field.text());
    cells.put(field.at(), field.text());
    read.put(field.at(), cell.text());
    cell.words().forEach(it -> words.putIfAbsent(it, field));
    if (!cell.words().isEmpty()) {
      ofWords.add(field.at());
    }
    if (Results.isPair(field.text())) {
      if (remarks.stream().noneMatch(it -> it.startsWith("two numbers"))) {
        remark(
            "two numbers are losses, first the attacker's: "
                + Printable.quote(field.text())
                + " is "
                + cell.text());
      }
    } else if (!field.isBlank()) {
      remarkRead(field.text(), cell.text());
    }
    return new Json.Str(cell.text(), field.at());
  }

  private Json.Obj columns(List<Field> columns) {
    List<Json.Member> members = new ArrayList<>();
    if (!importRequest.compare().isEmpty()) {
      members.add(addedMember("compare", importRequest.compare()));
      if (!importRequest.compare().equals("differential")) {
        members.add(addedMember("rounding", "down"));
        remark("strengths between two columns use the lower one: \"rounding\"");
      }
      members.add(addedMember("below", "first"));
      members.add(addedMember("above", "last"));
      remark("strengths beyond the outer columns use these: \"below\" and \"above\"");
    }
    List<Json> list = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      Field head = columns.get(i);
      String read = heads.meaning(head.text());
      remarkRead(head.text(), read);
      open(head, i == 0, i == columns.size() - 1);
      boolean named =
          importRequest.compare().isEmpty() || importRequest.compare().equals(Heads.RATIO);
      list.add(
          named
              ? object(
                  head.at(),
                  member("name", new Json.Str(read == null ? head.text() : read, head.at())))
              : object(head.at(), member("at", label(head, read))));
    }
    members.add(member("list", new Json.Arr(list, Position.START)));
    return new Json.Obj(members, Position.START);
  }

  /**
   * Reports an open ratio that is not outermost: only an outermost column can stand for all further
   * ratios.
   */
  private void open(Field head, boolean first, boolean last) {
    Labels.Odds odds =
        importRequest.compare().equals(Heads.RATIO) ? Labels.ratio(head.text()) : null;
    if (odds != null
        && (odds.open() == Labels.OpenEnd.ABOVE && !last
            || odds.open() == Labels.OpenEnd.BELOW && !first)) {
      problems.error(
          Code.OPEN_COLUMN,
          source,
          head.at(),
          Printable.quote(head.text()) + " is open-ended, but there are columns beyond it",
          "write " + odds.text());
    }
  }

  private Json.Obj grid(boolean numbers, Json.Obj columns, Json.Obj rows) {
    List<Json.Member> members = new ArrayList<>(head("grid"));
    members.add(addedMember("cells", numbers ? "number" : "combat"));
    if (numbers) {
      members.add(addedMember("loses", importRequest.loses()));
    }
    members.add(member("columns", columns));
    members.add(member("rows", rows));
    return new Json.Obj(members, Position.START);
  }

  private List<Json.Member> head(String kind) {
    return List.of(
        member("format", number(TableReader.FORMAT, Position.START)),
        addedMember("id", "mine/" + StartingFile.name(importRequest.file(), "rules")),
        addedMember("title", title),
        addedMember("kind", kind),
        member(
            "source",
            object(
                Position.START,
                addedMember("document", source.name()),
                addedMember("status", "own"))));
  }

  private Json.Obj system(Json.Obj columns, Json.Obj rows) {
    Json.Obj table = object(Position.START, member("columns", columns), member("rows", rows));
    Json.Obj step =
        object(Position.START, addedMember("table", TABLE), addedMember("by", "attacker"));
    List<Json.Member> meanings = new ArrayList<>();
    meanings.add(
        addedMember(
            "note",
            "What each word does to the attacker, the defender, own (the side that rolls), the"
                + " enemy or both, as \"M\": { \"defender\": [\"lose 1\", \"retreat\"] }."));
    words.forEach((word, field) -> meanings.add(member(word, object(field.at()))));
    List<Json.Member> members = new ArrayList<>(head("system"));
    members.add(member("tables", object(Position.START, member(TABLE, table))));
    members.add(member("results", new Json.Obj(meanings, Position.START)));
    members.add(member("rounds", number(1, Position.START)));
    members.add(member("round", new Json.Arr(List.of(step), Position.START)));
    return new Json.Obj(members, Position.START);
  }

  private Problems findings() {
    Problems findings = new Problems();
    words.forEach(
        (word, field) ->
            findings.warning(
                Code.OWN_WORD,
                source,
                field.at(),
                Printable.quote(word) + " is not a built-in result",
                "define its effects under \"results\""
                    + ResultAdvice.nearest(word)
                        .map(it -> ", or did you mean `" + it + "`?")
                        .orElse("")));
    if (!words.isEmpty()) {
      remark("the file is a rule system: fill in the words of the cells under \"results\"");
      remark("D1, AE and the like are built-in results; an entry in \"results\" replaces them");
    }
    return findings;
  }

  private void remark(String remark) {
    if (!remarks.contains(remark)) {
      remarks.add(remark);
    }
  }

  /** Adds a remark, once per text, that a text is read as another. */
  private void remarkRead(String written, String meant) {
    if (meant != null && !written.equals(meant)) {
      remark(Printable.quote(written) + " is read as " + meant);
    }
  }

  private static Json.Obj object(Position at, Json.Member... members) {
    return new Json.Obj(List.of(members), at);
  }

  private static Json.Member member(String name, Json value) {
    return new Json.Member(name, value.at(), value);
  }

  /** Returns a member that the spreadsheet does not contain. */
  private static Json.Member addedMember(String name, String text) {
    return member(name, new Json.Str(text, Position.START));
  }

  private static Json.Num number(long number, Position at) {
    return new Json.Num(Long.toString(number), BigDecimal.valueOf(number), at);
  }

  /**
   * Returns a label as a number if it is one, else its reading, or the written text if it cannot be
   * read.
   */
  private static Json label(Field field, String read) {
    return read != null && read.matches("-?\\d{1,9}")
        ? number(Long.parseLong(read), field.at())
        : new Json.Str(read == null ? field.text() : read, field.at());
  }

  /** Writes the file with each row and each column on a line of its own. */
  private static void write(Json.Obj object, JsonWriter json) {
    json.object();
    for (Json.Member it : object.members()) {
      json.name(it.name());
      if (it.value() instanceof Json.Arr list) {
        json.array();
        list.values().forEach(each -> json.inline().value(each));
        json.end();
      } else if (it.value() instanceof Json.Obj inner && isTall(inner)) {
        write(inner, json);
      } else if (it.value() instanceof Json.Obj) {
        json.inline().value(it.value());
      } else {
        json.value(it.value());
      }
    }
    json.end();
  }

  private static boolean isTall(Json.Obj object) {
    return object.members().stream()
        .anyMatch(it -> it.value() instanceof Json.Obj || it.value() instanceof Json.Arr);
  }

  /** Reads the new table as any table file is read; words of its own are reported later. */
  private void check(Json.Obj table) {
    Problems found = new Problems();
    TableReader.read(table, source, source.name(), found);
    Set<String> told = new HashSet<>();
    for (Problem problem : found.list()) {
      if (problem.severity() != Severity.ERROR) {
        remark(problem.message());
      } else if (!ofWords.contains(problem.at()) && told.add(problem.message())) {
        problems.add(WrongFile.Kind.WRONG, asWritten(problem));
      }
    }
  }

  /** Returns a problem of a cell, with the text of the spreadsheet and not its reading. */
  private Problem asWritten(Problem problem) {
    String written = cells.get(problem.at());
    return written == null
        ? problem
        : new Problem(
            problem.severity(),
            problem.code(),
            problem.file(),
            problem.at(),
            problem
                .message()
                .replace(Printable.quote(read.get(problem.at())), Printable.quote(written)),
            problem.help(),
            problem.sourceLine());
  }

  private void report(Position at, String message, String help) {
    problems.error(Code.NO_TABLE_IN_CSV, source, at, message, help);
  }
}
