package vedette.odds;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;

/** A page of Markdown. */
final class Page {
  private static final int WIDTH = 100;
  private static final String[] UNITS = {"ns", "µs", "ms", "s"};

  private final StringBuilder text = new StringBuilder();

  /** Appends a heading of this level. */
  void heading(int level, String heading) {
    text.append("#".repeat(level)).append(' ').append(heading).append("\n\n");
  }

  /** Appends a paragraph with line breaks. */
  void say(String paragraph) {
    int column = 0;
    for (String word : paragraph.split(" ")) {
      if (column > 0 && column + 1 + word.length() > WIDTH) {
        text.append('\n');
        column = 0;
      }
      text.append(column > 0 ? " " : "").append(word);
      column += word.length() + (column > 0 ? 1 : 0);
    }
    text.append("\n\n");
  }

  /** Appends a list of short items. */
  void list(List<String> items) {
    items.forEach(item -> text.append("- ").append(item).append('\n'));
    text.append('\n');
  }

  /** Appends a table; its first column is text, the others are aligned to the right. */
  void table(List<String> heads, List<List<String>> rows) {
    row(heads);
    text.append("| ---").append(" | ---:".repeat(heads.size() - 1)).append(" |\n");
    rows.forEach(this::row);
    text.append('\n');
  }

  private void row(List<String> cells) {
    text.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  /** Appends another page. */
  void append(Page other) {
    text.append(other.text);
  }

  /** Returns a number with three significant digits or more. */
  static String number(double value) {
    if (Math.abs(value) >= 1_000) {
      return String.format(Locale.ROOT, "%,.0f", value);
    }
    BigDecimal rounded = new BigDecimal(value).round(new MathContext(3));
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /** Returns a time in a suitable unit. */
  static String time(double nanos) {
    double value = nanos;
    int unit = 0;
    while (value >= 1_000 && unit < UNITS.length - 1) {
      value /= 1_000;
      unit++;
    }
    return number(value) + " " + UNITS[unit];
  }

  /** Returns a time and its error. */
  static String time(double nanos, double error) {
    return Double.isNaN(error) ? time(nanos) : time(nanos) + " ± " + percent(error / nanos);
  }

  private static String percent(double share) {
    return number(100 * share) + "%";
  }

  /** Returns a number of bytes in a suitable unit. */
  static String memory(double bytes) {
    return bytes < 1e6 ? number(bytes / 1e3) + " kB" : number(bytes / 1e6) + " MB";
  }

  @Override
  public String toString() {
    return text.toString().stripTrailing() + "\n";
  }
}
