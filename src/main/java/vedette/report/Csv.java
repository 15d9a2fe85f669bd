package vedette.report;

import java.util.List;

/** Writes figures as comma-separated values (RFC 4180, lines ending in a line feed). */
final class Csv {
  /** A spreadsheet takes a cell that begins so for a formula. */
  private static final String FORMULA = "=+-@\t\r";

  private Csv() {}

  /** The table, its header first. */
  static String of(DataTable data) {
    StringBuilder text = new StringBuilder();
    line(data.header(), text);
    data.rows().forEach(row -> line(row, text));
    return text.toString();
  }

  private static void line(List<String> cells, StringBuilder text) {
    for (int i = 0; i < cells.size(); i++) {
      text.append(i == 0 ? "" : ",").append(cell(cells.get(i)));
    }
    text.append('\n');
  }

  private static String cell(String cell) {
    boolean formula = cell.length() > 1 && FORMULA.indexOf(cell.charAt(0)) >= 0 && !isNumber(cell);
    String safe = formula ? "'" + cell : cell;
    boolean quoted = safe.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return quoted || formula ? "\"" + safe.replace("\"", "\"\"") + "\"" : safe;
  }

  private static boolean isNumber(String cell) {
    return cell.matches("[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
  }
}
