package vedette.table.sheet;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import vedette.dice.Die;
import vedette.json.Json;
import vedette.json.JsonWriter;
import vedette.problem.Position;
import vedette.problem.Printable;
import vedette.problem.Problem;
import vedette.problem.Problems;
import vedette.problem.Severity;
import vedette.problem.Source;
import vedette.problem.WrongFile;
import vedette.table.Range;
import vedette.table.RangeText;
import vedette.table.Ratio;
import vedette.table.ResultAdvice;
import vedette.table.StartingFile;
import vedette.table.TableReader;
import vedette.table.sheet.Sheet.Field;

/**
 * Turns a spreadsheet into a table: its header has the columns, the first cell of each row the
 * rolls that the row stands for, or the other way round. Cells with words of their own make it a
 * rule system, whose results are these words.
 */
public final class TableImport {
  private static final String RATIO = "ratio";
  private static final String PERCENT = "percent";

  /** What the one table of a system is called. */
  private static final String TABLE = "crt";

  private final Source source;
  private final Wanted wanted;
  private final Die die;
  private final Results results;
  private final Problems problems = new Problems();
  private final List<String> remarks = new ArrayList<>();
  private final Map<String, Field> words = new LinkedHashMap<>();

  /** Where cells with such words stand. */
  private final Set<Position> ofWords = new HashSet<>();

  private String title;

  /**
   * What the spreadsheet does not say.
   *
   * @param file the name of the file that the table will be, which it is called by
   * @param die the die that finds the row
   * @param compare how strengths find the column; "" if it is named
   * @param loses which side loses the numbers in the cells; "" if they are results
   */
  public record Wanted(String file, String die, String compare, String loses) {}

  /**
   * A table, or a rule system with one table.
   *
   * @param text of its file
   * @param remarks what was read otherwise than written, and what was decided
   * @param words a finding for each word that is no built-in result, at its first place
   */
  public record Imported(
      String text, int rows, int columns, List<String> remarks, Problems words) {}

  private TableImport(Source source, Wanted wanted) {
    this.source = source;
    this.wanted = wanted;
    die = Die.parse(wanted.die());
    results = new Results(wanted.loses());
    title = StartingFile.title(wanted.file());
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
    List<List<Field>> lines = Sheet.read(source, problems);
    if (problems.hasErrors()) {
      return null;
    }
    headings(lines);
    notes(lines);
    if (lines.size() < 2 || Sheet.last(lines.get(0)) < 1) {
      wrong(
          Position.START,
          "a table needs a header with columns and at least one row",
          "first line: a name for the corner, then the columns; then a line for each roll");
      return null;
    }
    fit(lines);
    if (problems.hasErrors()) {
      return null;
    }
    rollsOnBothSides(lines);
    Grid grid = new Grid(lines).turned();
    dates(grid);
    if (problems.hasErrors()) {
      return null;
    }
    return imported(grid);
  }

  /** Takes off the lines above the header: the first can be the title. */
  private void headings(List<List<Field>> lines) {
    boolean first = true;
    while (lines.size() > 1 && isHeading(lines.get(0), lines.get(1))) {
      List<Field> heading = lines.remove(0);
      String text =
          String.join(" ", heading.stream().map(Field::text).filter(it -> !it.isEmpty()).toList());
      boolean isTitle = first && !heading.get(0).isBlank() && Sheet.filled(heading) == 1;
      if (isTitle) {
        title = text;
      }
      String line = "line " + heading.get(0).at().line() + ", " + Printable.quote(text);
      remarks.add(line + (isTitle ? ", is the title" : ", is left out"));
      first = false;
    }
  }

  private static boolean isHeading(List<Field> line, List<Field> next) {
    if (Sheet.filled(line) == 1 && !line.get(0).isBlank()) {
      return true;
    }
    return !isLabel(next.get(0).text()) && Sheet.filled(next) > Sheet.filled(line);
  }

  private static boolean isLabel(String text) {
    return Labels.range(text) != null || Labels.ratio(text) != null;
  }

  /** Takes off the lines below the rows that hold one text and no roll. */
  private void notes(List<List<Field>> lines) {
    int last = lines.size() - 1;
    while (last > 1
        && Sheet.filled(lines.get(last)) == 1
        && !lines.get(last).get(0).isBlank()
        && !isLabel(lines.get(last).get(0).text())) {
      Field note = lines.remove(last--).get(0);
      remarks.add(
          "line " + note.at().line() + ", " + Printable.quote(note.text()) + ", is left out");
    }
  }

  /** Gives all lines as many fields as the header has; what is missing or too much is wrong. */
  private void fit(List<List<Field>> lines) {
    List<Field> header = lines.get(0);
    int columns = Sheet.last(header);
    for (int i = 1; i <= columns; i++) {
      if (header.get(i).isBlank()) {
        wrong(header.get(i).at(), "column " + i + " has no head", "write what finds it");
      }
    }
    header.subList(columns + 1, header.size()).clear();
    for (List<Field> row : lines.subList(1, lines.size())) {
      int cells = Math.max(Sheet.last(row), Math.min(row.size() - 1, columns));
      if (cells != columns) {
        wrong(
            row.get(0).at(),
            "row "
                + Printable.quote(row.get(0).text())
                + " has "
                + cells
                + (cells == 1 ? " cell for " : " cells for ")
                + columns
                + (columns == 1 ? " column" : " columns"),
            "write - where nothing happens");
      } else {
        row.subList(columns + 1, row.size()).clear();
      }
    }
  }

  /** Takes off a last column that repeats the first. */
  private void rollsOnBothSides(List<List<Field>> lines) {
    int last = lines.get(0).size() - 1;
    if (last > 1
        && lines.stream()
            .skip(1)
            .allMatch(
                it -> it.get(last).text().equals(it.get(0).text()) && isLabel(it.get(0).text()))) {
      lines.forEach(it -> it.remove(last));
      remarks.add("the last column repeats the first and is left out");
    }
  }

  /** A spreadsheet makes dates of 1-2 and 1/2; what was typed cannot be told from them. */
  private void dates(Grid grid) {
    Stream.of(grid.columns.stream(), grid.rows.stream(), grid.all())
        .flatMap(it -> it)
        .filter(it -> Labels.isDate(it.text()))
        .forEach(
            it ->
                problems.error(
                    Code.DATE,
                    source,
                    it.at(),
                    Printable.quote(it.text())
                        + " is a date that the spreadsheet made of something",
                    "format the cells as text, type 1-2 or 1:2 again, and save the file anew"));
  }

  /** The heads of the columns, the labels of the rows, and the cells row by row. */
  private final class Grid {
    private final List<Field> columns;
    private final List<Field> rows;
    private final List<List<Field>> cells;

    Grid(List<List<Field>> lines) {
      List<Field> header = lines.get(0);
      columns = new ArrayList<>(header.subList(1, header.size()));
      rows = new ArrayList<>();
      cells = new ArrayList<>();
      for (List<Field> line : lines.subList(1, lines.size())) {
        rows.add(line.get(0));
        cells.add(new ArrayList<>(line.subList(1, line.size())));
      }
    }

    private Grid(List<Field> columns, List<Field> rows, List<List<Field>> cells) {
      this.columns = columns;
      this.rows = rows;
      this.cells = cells;
    }

    Stream<Field> all() {
      return cells.stream().flatMap(List::stream);
    }

    /** The grid with rolls in its rows and columns that rise. */
    Grid turned() {
      Grid grid = this;
      boolean rollsAcross =
          Labels.areAllOf(die, texts(columns)) && !Labels.areAllOf(die, texts(rows));
      if ((rollsAcross || !fits(columns, rows)) && fits(rows, columns)) {
        grid = across();
        remarks.add("the columns of the table are the rows of the spreadsheet");
      }
      if (grid.falls()) {
        Collections.reverse(grid.columns);
        grid.cells.forEach(Collections::reverse);
        remarks.add("the columns stand in rising order, the spreadsheet's last one first");
      }
      return grid;
    }

    private boolean fits(List<Field> heads, List<Field> rolls) {
      return heads.stream().noneMatch(it -> column(it.text()) == null)
          && Labels.cover(die, texts(rolls));
    }

    private Grid across() {
      List<List<Field>> turned = new ArrayList<>();
      for (int i = 0; i < columns.size(); i++) {
        int column = i;
        turned.add(new ArrayList<>(cells.stream().map(row -> row.get(column)).toList()));
      }
      return new Grid(rows, columns, turned);
    }

    /** Whether each column is lower than the one before. */
    private boolean falls() {
      List<String> read = columns.stream().map(it -> column(it.text())).toList();
      return !wanted.compare().isEmpty()
          && read.size() > 1
          && !read.contains(null)
          && IntStream.range(1, read.size()).allMatch(i -> isLower(read.get(i), read.get(i - 1)));
    }
  }

  private static List<String> texts(List<Field> fields) {
    return fields.stream().map(Field::text).toList();
  }

  private boolean isLower(String column, String than) {
    if (wanted.compare().equals(RATIO)) {
      return Ratio.parse(column).compareTo(Ratio.parse(than)) < 0;
    }
    Range one = RangeText.of(column);
    Range other = RangeText.of(than);
    return one != null && other != null && one.low() < other.low();
  }

  /** What the head of a column means, as tables write it; null if nothing can find it. */
  private String column(String head) {
    if (wanted.compare().isEmpty()) {
      return head.isEmpty() ? null : head;
    }
    if (wanted.compare().equals(RATIO)) {
      Labels.Odds odds = Labels.ratio(head);
      return odds == null ? null : odds.text();
    }
    // Above 100% is not from 101% on: 100.5% is rounded first.
    return wanted.compare().equals(PERCENT) && head.matches("(?i)(>(?!=)|more|above|over).*")
        ? null
        : Labels.range(head);
  }

  private Imported imported(Grid grid) {
    boolean numbers = isOfNumbers(grid);
    if (problems.hasErrors()) {
      return null;
    }
    List<Json> rows = rows(grid, numbers);
    Json.Obj columns = columns(grid.columns);
    if (problems.hasErrors()) {
      return null;
    }
    Json.Member list = member("list", new Json.Arr(rows, Position.START));
    Json.Obj inRows = object(Position.START, given("die", wanted.die()), list);
    check(grid(numbers, columns, inRows));
    Json.Obj written = words.isEmpty() ? grid(numbers, columns, inRows) : system(columns, inRows);
    JsonWriter json = new JsonWriter();
    write(written, json);
    Problems findings = findings();
    return new Imported(
        json.text(), rows.size(), grid.columns.size(), List.copyOf(remarks), findings);
  }

  /** Whether all cells that say something are numbers of losses. */
  private boolean isOfNumbers(Grid grid) {
    List<Field> cells = grid.all().filter(it -> !Results.isNothing(it.text())).toList();
    String number = "-?\\d+(?:[.,]\\d+)?";
    boolean numbers =
        grid.all().anyMatch(it -> it.text().matches(number))
            && cells.stream().allMatch(it -> it.text().matches(number));
    if (numbers && wanted.loses().isEmpty()) {
      problems.error(
          Code.NO_LOSS,
          source,
          grid.cells.get(0).get(0).at(),
          "the cells are numbers, and no side is given that loses them",
          "--loses defender, or --loses attacker");
    } else if (numbers) {
      cells.stream()
          .filter(it -> !it.text().matches("\\d{1,6}"))
          .forEach(
              it ->
                  problems.error(
                      Code.NO_LOSS,
                      source,
                      it.at(),
                      Printable.quote(it.text()) + " is no number of losses",
                      "a whole number from 0"));
    }
    return numbers;
  }

  private List<Json> rows(Grid grid, boolean numbers) {
    int fromZero = Labels.fromZero(die, texts(grid.rows));
    if (fromZero >= 0) {
      problems.error(
          Code.DIE_FROM_ZERO,
          source,
          grid.rows.get(fromZero).at(),
          "the rows begin with 0, and the rolls of " + die.name() + " with 1",
          "--die " + wanted.die() + "-1 is a die from 0");
    }
    boolean zero = Labels.zeroIsMost(die, texts(grid.rows));
    if (zero) {
      remark(
          "0 is the " + die.max() + " of " + die.name() + "; --die " + wanted.die() + "-1 has a 0");
    }
    List<Json> rows = new ArrayList<>();
    for (int i = 0; i < grid.rows.size(); i++) {
      Field label = grid.rows.get(i);
      String rolls = Labels.rolls(label.text(), die, zero);
      remarkRead(label.text(), rolls);
      List<Json> cells = new ArrayList<>();
      grid.cells.get(i).forEach(it -> cells.add(cell(it, numbers)));
      rows.add(
          object(
              label.at(),
              member("at", label(label, rolls)),
              member("cells", new Json.Arr(cells, label.at()))));
    }
    return rows;
  }

  private Json cell(Field field, boolean numbers) {
    if (field.isBlank()) {
      remark("empty cells are read as " + (numbers ? "0" : Results.NOTHING));
    }
    if (numbers) {
      boolean nothing = Results.isNothing(field.text());
      return number(nothing ? 0 : Long.parseLong(field.text()), field.at());
    }
    Results.Cell cell = results.cell(field.text());
    cell.words().forEach(it -> words.putIfAbsent(it, field));
    if (!cell.words().isEmpty()) {
      ofWords.add(field.at());
    }
    if (Results.isPair(field.text())) {
      if (remarks.stream().noneMatch(it -> it.startsWith("two numbers"))) {
        remark(
            "two numbers are losses, the attacker's first: "
                + Printable.quote(field.text())
                + " is "
                + cell.text());
      }
    } else if (!field.isBlank()) {
      remarkRead(field.text(), cell.text());
    }
    return new Json.Str(cell.text(), field.at());
  }

  private Json.Obj columns(List<Field> heads) {
    List<Json.Member> members = new ArrayList<>();
    if (!wanted.compare().isEmpty()) {
      members.add(given("compare", wanted.compare()));
      if (!wanted.compare().equals("differential")) {
        members.add(given("rounding", "down"));
        remark("between two columns the lower counts: \"rounding\"");
      }
      members.add(given("below", "first"));
      members.add(given("above", "last"));
      remark("beyond the columns the outermost counts: \"below\" and \"above\"");
    }
    List<Json> list = new ArrayList<>();
    for (int i = 0; i < heads.size(); i++) {
      Field head = heads.get(i);
      String read = column(head.text());
      remarkRead(head.text(), read);
      open(head, i == 0, i == heads.size() - 1);
      boolean named = wanted.compare().isEmpty() || wanted.compare().equals(RATIO);
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

  /** Only an outermost column can stand for all further ratios. */
  private void open(Field head, boolean first, boolean last) {
    Labels.Odds odds = wanted.compare().equals(RATIO) ? Labels.ratio(head.text()) : null;
    if (odds != null
        && (odds.open() == Labels.Open.ABOVE && !last
            || odds.open() == Labels.Open.BELOW && !first)) {
      problems.error(
          Code.OPEN_COLUMN,
          source,
          head.at(),
          Printable.quote(head.text()) + " is open, and there are columns beyond it",
          "write " + odds.text());
    }
  }

  private Json.Obj grid(boolean numbers, Json.Obj columns, Json.Obj rows) {
    List<Json.Member> members = new ArrayList<>(head("grid"));
    members.add(given("cells", numbers ? "number" : "combat"));
    if (numbers) {
      members.add(given("loses", wanted.loses()));
    }
    members.add(member("columns", columns));
    members.add(member("rows", rows));
    return new Json.Obj(members, Position.START);
  }

  private List<Json.Member> head(String kind) {
    return List.of(
        member("format", number(TableReader.FORMAT, Position.START)),
        given("id", "mine/" + StartingFile.name(wanted.file(), "rules")),
        given("title", title),
        given("kind", kind),
        member(
            "source",
            object(Position.START, given("document", source.name()), given("status", "own"))));
  }

  private Json.Obj system(Json.Obj columns, Json.Obj rows) {
    Json.Obj table = object(Position.START, member("columns", columns), member("rows", rows));
    Json.Obj step = object(Position.START, given("table", TABLE), given("by", "attacker"));
    List<Json.Member> meanings = new ArrayList<>();
    meanings.add(
        given(
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
                Printable.quote(word) + " is no built-in result",
                "write what it does under \"results\""
                    + ResultAdvice.nearest(word)
                        .map(it -> ", or did you mean `" + it + "`?")
                        .orElse("")));
    if (!words.isEmpty()) {
      remark("the file is a rule system: \"results\" has the words of the cells, to fill in");
    }
    return findings;
  }

  private void remark(String remark) {
    if (!remarks.contains(remark)) {
      remarks.add(remark);
    }
  }

  /** Remarks once that a text is read as another. */
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

  /** A member that does not stand in the spreadsheet. */
  private static Json.Member given(String name, String text) {
    return member(name, new Json.Str(text, Position.START));
  }

  private static Json.Num number(long number, Position at) {
    return new Json.Num(Long.toString(number), BigDecimal.valueOf(number), at);
  }

  /** A label as a number if it is one, else as it is read, or written if it cannot be read. */
  private static Json label(Field field, String read) {
    return read != null && read.matches("-?\\d{1,9}")
        ? number(Long.parseLong(read), field.at())
        : new Json.Str(read == null ? field.text() : read, field.at());
  }

  /** Each row and each column stands on a line of its own. */
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

  /** Reads the table as anybody will; words of its own are for later. */
  private void check(Json.Obj table) {
    Problems found = new Problems();
    TableReader.read(table, source, source.name(), found);
    Set<String> told = new HashSet<>();
    for (Problem problem : found.list()) {
      if (problem.severity() != Severity.ERROR) {
        remark(problem.message());
      } else if (!ofWords.contains(problem.at()) && told.add(problem.message())) {
        problems.add(WrongFile.Kind.WRONG, problem);
      }
    }
  }

  private void wrong(Position at, String message, String help) {
    problems.error(Code.NO_TABLE_IN_CSV, source, at, message, help);
  }
}
