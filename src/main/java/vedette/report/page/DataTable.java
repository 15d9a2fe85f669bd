package vedette.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import vedette.form.RecordWriter;
import vedette.json.EnumWords;
import vedette.source.Printable;

/** The figures of an answer as rows under a header, for spreadsheets. */
public final class DataTable {
  /** A spreadsheet takes a cell that begins so for a formula; some take the wide forms, too. */
  private static final String FORMULA = "=+-@\uff1d\uff0b\uff0d\uff20";

  private static final String NUMBER = "[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?";

  /** Numbers, columns such as {@code -4 or -3}, and dashes. */
  private static final Pattern HARMLESS = Pattern.compile(NUMBER + "( or " + NUMBER + ")?|-+");

  /** What a spreadsheet may pass over in front of a formula, wide and unbreakable ones too. */
  private static final Pattern BLANKS = Pattern.compile("^[\\s\\p{Z}]+");

  private final List<String> header;
  private final List<List<String>> rows = new ArrayList<>();

  /** An empty table. */
  public DataTable(String... header) {
    this.header = List.of(header);
  }

  /** Adds a row; numbers are written in full, null and NaN are empty cells. */
  public DataTable row(Object... cells) {
    List<String> row = new ArrayList<>();
    for (Object each : cells) {
      Object cell = each instanceof Optional<?> maybe ? maybe.orElse(null) : each;
      boolean none = cell == null || cell instanceof Double number && number.isNaN();
      row.add(none ? "" : words(cell));
    }
    if (row.size() != header.size()) {
      throw new IllegalArgumentException(row.size() + " cells under " + header);
    }
    rows.add(List.copyOf(row));
    return this;
  }

  private static String words(Object cell) {
    return cell instanceof List<?> list
        ? list.stream().map(DataTable::words).collect(Collectors.joining(" "))
        : cell instanceof Enum<?> constant ? EnumWords.word(constant) : cell.toString();
  }

  /** Records as rows, under the names of their components. */
  public static <R extends Record> DataTable of(Class<R> type, List<R> records) {
    List<String> names = RecordWriter.names(type);
    DataTable data = new DataTable(names.toArray(String[]::new));
    for (R record : records) {
      Map<String, Object> values = RecordWriter.values(record);
      data.row(names.stream().map(values::get).toArray());
    }
    return data;
  }

  /** Comma-separated values (RFC 4180, lines ending in a line feed), the header first. */
  public String csv() {
    StringBuilder text = new StringBuilder();
    line(header, text);
    rows.forEach(row -> line(row, text));
    return text.toString();
  }

  private static void line(List<String> cells, StringBuilder text) {
    for (int i = 0; i < cells.size(); i++) {
      text.append(i == 0 ? "" : ",").append(csv(cells.get(i)));
    }
    text.append('\n');
  }

  private static String csv(String text) {
    // Escaped as everywhere, so that a row is a line and nothing reaches a terminal that acts.
    String cell = Printable.escape(text);
    String begun = BLANKS.matcher(cell).replaceFirst("");
    boolean formula =
        !begun.isEmpty()
            && FORMULA.indexOf(begun.charAt(0)) >= 0
            && !HARMLESS.matcher(begun).matches();
    String safe = formula ? "'" + cell : cell;
    boolean quoted = formula || safe.indexOf(',') >= 0 || safe.indexOf('"') >= 0;
    return quoted ? "\"" + safe.replace("\"", "\"\"") + "\"" : safe;
  }
}
