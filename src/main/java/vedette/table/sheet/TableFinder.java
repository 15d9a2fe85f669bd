package vedette.table.sheet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import vedette.dice.Die;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.table.sheet.Sheet.Field;

/**
 * A search for the table in a spreadsheet. The result has no titles or notes, has rolls in its rows
 * and columns in rising order.
 */
final class TableFinder {
  private final Source source;
  private final Die die;
  private final Heads heads;
  private final Problems problems;
  private final List<String> remarks;
  private final List<List<Field>> lines;
  private String title = "";

  /**
   * A table found in a spreadsheet.
   *
   * @param title the title; "" if it has none
   * @param heads the heads of the columns
   * @param labels the labels of the rows
   * @param cells the cells, row by row
   */
  record FoundTable(String title, List<Field> heads, List<Field> labels, List<List<Field>> cells) {
    Stream<Field> all() {
      return cells.stream().flatMap(List::stream);
    }
  }

  private TableFinder(
      Source source, Die die, Heads heads, Problems problems, List<String> remarks) {
    this.source = source;
    this.die = die;
    this.heads = heads;
    this.problems = problems;
    this.remarks = remarks;
    lines = Sheet.read(source, problems);
  }

  /**
   * Returns the table of a spreadsheet.
   *
   * @param problems the list that takes errors
   * @param remarks the list that takes readings that differ from the text
   * @return the table; null if it is wrong
   */
  static FoundTable find(
      Source source, Die die, Heads heads, Problems problems, List<String> remarks) {
    return new TableFinder(source, die, heads, problems, remarks).find();
  }

  private FoundTable find() {
    if (problems.hasErrors()) {
      return null;
    }
    headings();
    notes();
    if (lines.size() < 2 || Sheet.last(lines.get(0)) < 1) {
      report(
          Position.START,
          "a table needs a header with columns and at least one row",
          "write a corner cell and the columns in the first line, then a line for each roll");
      return null;
    }
    fit();
    if (problems.hasErrors()) {
      return null;
    }
    rollsOnBothSides();
    FoundTable table = withRisingColumns(transposed(tableAsWritten()));
    dates(table);
    return problems.hasErrors() ? null : table;
  }

  /** Removes the lines above the header; the first can be the title. */
  private void headings() {
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

  /** Removes the lines below the rows that have one text and no roll. */
  private void notes() {
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

  /** Pads all lines to the length of the header; reports missing and surplus fields. */
  private void fit() {
    List<Field> header = lines.get(0);
    int columns = Sheet.last(header);
    for (int i = 1; i <= columns; i++) {
      if (header.get(i).isBlank()) {
        report(
            header.get(i).at(),
            "column " + i + " has no heading",
            "write its heading, such as 2:1");
      }
    }
    header.subList(columns + 1, header.size()).clear();
    for (List<Field> row : lines.subList(1, lines.size())) {
      int cells = Math.max(Sheet.last(row), Math.min(row.size() - 1, columns));
      if (cells != columns) {
        report(
            row.get(0).at(),
            "row "
                + Printable.quote(row.get(0).text())
                + " has "
                + cells
                + (cells == 1 ? " cell for " : " cells for ")
                + columns
                + (columns == 1 ? " column" : " columns"),
            "write - for no effect");
      } else {
        row.subList(columns + 1, row.size()).clear();
      }
    }
  }

  /** Removes a last column that repeats the first. */
  private void rollsOnBothSides() {
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

  /**
   * Reports dates. A spreadsheet converts 1-2 and 1/2 into dates, which do not show what was typed.
   */
  private void dates(FoundTable table) {
    Stream.of(table.heads().stream(), table.labels().stream(), table.all())
        .flatMap(it -> it)
        .filter(it -> Labels.isDate(it.text()))
        .forEach(
            it ->
                problems.error(
                    Code.DATE,
                    source,
                    it.at(),
                    Printable.quote(it.text())
                        + " is a date: the spreadsheet has converted the cell",
                    "format the cells as text, type 1-2 or 1:2 again, and save the file anew"));
  }

  private FoundTable tableAsWritten() {
    List<Field> header = lines.get(0);
    List<List<Field>> rows = lines.subList(1, lines.size());
    return new FoundTable(
        title,
        new ArrayList<>(header.subList(1, header.size())),
        rows.stream().map(row -> row.get(0)).toList(),
        rows.stream()
            .<List<Field>>map(row -> new ArrayList<>(row.subList(1, row.size())))
            .toList());
  }

  /** Returns the table with rolls in its rows. */
  private FoundTable transposed(FoundTable table) {
    List<Field> across = table.heads;
    List<Field> down = table.labels;
    boolean rollsAcross = Labels.areAllOf(die, texts(across)) && !Labels.areAllOf(die, texts(down));
    if (!rollsAcross && fits(across, down) || !fits(down, across)) {
      return table;
    }
    remarks.add("the columns of the table are the rows of the spreadsheet");
    List<List<Field>> turned = new ArrayList<>();
    for (int i = 0; i < across.size(); i++) {
      int column = i;
      turned.add(new ArrayList<>(table.cells.stream().map(row -> row.get(column)).toList()));
    }
    return new FoundTable(title, new ArrayList<>(down), across, turned);
  }

  private boolean fits(List<Field> columns, List<Field> rolls) {
    return columns.stream().noneMatch(it -> heads.meaning(it.text()) == null)
        && Labels.cover(die, texts(rolls));
  }

  /** Returns the table with columns in rising order. */
  private FoundTable withRisingColumns(FoundTable table) {
    List<String> read = table.heads.stream().map(it -> heads.meaning(it.text())).toList();
    boolean falls =
        read.size() > 1
            && !read.contains(null)
            && IntStream.range(1, read.size())
                .allMatch(i -> heads.isLower(read.get(i), read.get(i - 1)));
    if (falls) {
      Collections.reverse(table.heads);
      table.cells.forEach(Collections::reverse);
      remarks.add("the columns stand in rising order, the spreadsheet's last one first");
    }
    return table;
  }

  static List<String> texts(List<Field> fields) {
    return fields.stream().map(Field::text).toList();
  }

  private void report(Position at, String message, String help) {
    problems.error(Code.NO_TABLE_IN_CSV, source, at, message, help);
  }
}
