package vedette.report;

import java.util.List;
import java.util.regex.Pattern;
import vedette.problem.Printable;

/** Writes figures as comma-separated values (RFC 4180, lines ending in a line feed). */
final class Csv {
  /** A spreadsheet takes a cell that begins so for a formula; some take the wide forms, too. */
  private static final String FORMULA = "=+-@\uff1d\uff0b\uff0d\uff20";

  private static final String NUMBER = "[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?";

  /** Numbers, columns such as {@code -4 or -3}, and dashes. */
  private static final Pattern HARMLESS = Pattern.compile(NUMBER + "( or " + NUMBER + ")?|-+");

  /** What a spreadsheet may pass over in front of a formula, wide and unbreakable ones too. */
  private static final Pattern BLANKS = Pattern.compile("^[\\s\\p{Z}]+");

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

  private static String cell(String text) {
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
