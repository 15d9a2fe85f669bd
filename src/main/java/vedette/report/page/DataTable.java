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
  /**
   * The first characters by which a spreadsheet recognizes a formula; some accept the full-width
   * forms.
   */
  private static final String FORMULA = "=+-@\uff1d\uff0b\uff0d\uff20";

  private static final String NUMBER = "[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?";

  /** Numbers, columns such as {@code -4 or -3}, and dashes. */
  private static final Pattern HARMLESS = Pattern.compile(NUMBER + "( or " + NUMBER + ")?|-+");

  /** The blanks that a spreadsheet may skip before a formula, including wide and no-break ones. */
  private static final Pattern BLANKS = Pattern.compile("^[\\s\\p{Z}]+");

  private final List<String> header;
  private final List<List<String>> rows = new ArrayList<>();

  /** Creates an empty table. */
  public DataTable(String... header) {
    this.header = List.of(header);
  }

  /**
   * Adds a row. Numbers are written in full; null and NaN are empty cells.
   *
   * @throws IllegalArgumentException if the number of cells differs from that of the header
   */
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

  /** Returns records as rows, under the names of their components. */
  public static <R extends Record> DataTable of(Class<R> type, List<R> records) {
    List<String> names = RecordWriter.names(type);
    DataTable data = new DataTable(names.toArray(String[]::new));
    for (R record : records) {
      Map<String, Object> values = RecordWriter.values(record);
      data.row(names.stream().map(values::get).toArray());
    }
    return data;
  }

  /**
   * Returns comma-separated values (RFC 4180, with lines ending in a line feed), the header first.
   */
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
    // Escaped, so that a row is one line and no control sequence reaches a terminal.
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
