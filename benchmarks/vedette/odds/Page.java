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

  /** A heading of this level. */
  void heading(int level, String heading) {
    text.append("#".repeat(level)).append(' ').append(heading).append("\n\n");
  }

  /** A paragraph, with its lines broken. */
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

  /** A list of short items. */
  void list(List<String> items) {
    items.forEach(item -> text.append("- ").append(item).append('\n'));
    text.append('\n');
  }

  /** A table; its first column is text, the others stand to the right. */
  void table(List<String> heads, List<List<String>> rows) {
    row(heads);
    text.append("| ---").append(" | ---:".repeat(heads.size() - 1)).append(" |\n");
    rows.forEach(this::row);
    text.append('\n');
  }

  private void row(List<String> cells) {
    text.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  /** Puts another page behind this one. */
  void append(Page other) {
    text.append(other.text);
  }

  /** A number in three digits or more. */
  static String number(double value) {
    if (Math.abs(value) >= 1_000) {
      return String.format(Locale.ROOT, "%,.0f", value);
    }
    BigDecimal rounded = new BigDecimal(value).round(new MathContext(3));
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /** A time in the unit that suits it. */
  static String time(double nanos) {
    double value = nanos;
    int unit = 0;
    while (value >= 1_000 && unit < UNITS.length - 1) {
      value /= 1_000;
      unit++;
    }
    return number(value) + " " + UNITS[unit];
  }

  /** A time and how far it may be off. */
  static String time(double nanos, double error) {
    return Double.isNaN(error) ? time(nanos) : time(nanos) + " ± " + percent(error / nanos);
  }

  private static String percent(double share) {
    return number(100 * share) + "%";
  }

  /** Bytes in a unit that suits them. */
  static String memory(double bytes) {
    return bytes < 1e6 ? number(bytes / 1e3) + " kB" : number(bytes / 1e6) + " MB";
  }

  @Override
  public String toString() {
    return text.toString().stripTrailing() + "\n";
  }
}
