package vedette.table;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import vedette.json.Json;
import vedette.problem.TextFault;

/** Reads ranges, and finds what is meant by one that a rulebook or a word processor writes. */
public final class RangeText {
  private static final String FORMS = "write 7, \"2-4\", \"-4..-3\", \"5+\" or \"..-5\"";
  private static final Pattern WRITTEN = Pattern.compile(TableFile.RANGE);

  /** What stands between the ends of a range, or behind its one end. */
  private static final Pattern BETWEEN_ENDS = Pattern.compile("\\.\\.|(?<=\\d)[-+]");

  private static final String NUMBER = "([+-]?\\d+)";

  /** Dashes, and the minus sign, that stand for a hyphen. */
  private static final Pattern DASH = Pattern.compile("[\\u2010-\\u2015\\u2212]");

  private static final Pattern BETWEEN =
      Pattern.compile(NUMBER + " *(?:-|\\.\\.|to) *" + NUMBER, Pattern.CASE_INSENSITIVE);

  private static final List<Pattern> TO =
      List.of(
          Pattern.compile("(?:<=|\\u2264|\\.\\.) *" + NUMBER),
          Pattern.compile(NUMBER + " *(?:or|and) (?:less|lower|fewer|below|under)"));

  private static final List<Pattern> FROM =
      List.of(
          Pattern.compile("(?:>=|\\u2265) *" + NUMBER),
          Pattern.compile(NUMBER + " *\\+"),
          Pattern.compile(NUMBER + " *(?:or|and) (?:more|higher|above|over)"));

  private RangeText() {}

  /**
   * The range that a value is.
   *
   * @throws TextFault if it is none
   */
  public static Range of(Json json) {
    if (!(json instanceof Json.Num) && !(json instanceof Json.Str)) {
      throw new TextFault(0, "expected a number or a range, found " + json.what(), FORMS);
    }
    String text = json instanceof Json.Str string ? string.value() : number(((Json.Num) json));
    Range range = of(text);
    if (range == null) {
      throw wrong(text);
    }
    return range;
  }

  private static String number(Json.Num number) {
    BigDecimal value = number.value();
    return value == null ? number.text() : value.stripTrailingZeros().toPlainString();
  }

  /** The range that a text is; null if it is none. */
  public static Range of(String text) {
    if (!WRITTEN.matcher(text).matches()) {
      return null;
    }
    String[] ends = BETWEEN_ENDS.split(text, -1);
    String first = ends[0];
    String last = ends[ends.length - 1];
    if (isFar(first) || isFar(last)) {
      return null;
    }
    int low = first.isEmpty() ? Range.OPEN_LOW : Integer.parseInt(first);
    int high = last.isEmpty() ? Range.OPEN_HIGH : Integer.parseInt(last);
    return low > high ? null : new Range(low, high);
  }

  private static boolean isFar(String end) {
    return !end.isEmpty()
        && new BigDecimal(end).abs().compareTo(BigDecimal.valueOf(Range.LIMIT)) > 0;
  }

  private static TextFault wrong(String text) {
    if (WRITTEN.matcher(text).matches()) {
      return Stream.of(BETWEEN_ENDS.split(text)).anyMatch(RangeText::isFar)
          ? new TextFault(
              0,
              "numbers of rows and columns lie within ±" + Range.LIMIT,
              "write \"5+\" or \"..-5\" for all from a number on")
          : new TextFault(0, "`" + text + "` runs backwards", "write the smaller number first");
    }
    if (text.matches("-?\\d+\\.\\d+")) {
      return new TextFault(0, "expected a whole number, found " + text, FORMS);
    }
    String meant = meant(text);
    Matcher dash = DASH.matcher(text);
    if (dash.find()) {
      return new TextFault(
          0,
          "`"
              + text
              + (dash.start() == 0 ? "` begins with " : "` has ")
              + String.format("U+%04X", (int) dash.group().charAt(0))
              + ", which is no minus sign here",
          "\"" + (meant == null ? withHyphens(text) : meant) + "\"");
    }
    String help = meant == null ? FORMS : "write \"" + meant + "\"";
    if (text.startsWith("-") && text.indexOf('-', 1) > 0) {
      help =
          "ranges with negative numbers are written with two dots: "
              + (meant == null ? "\"-4..-3\"" : "\"" + meant + "\"");
    }
    return new TextFault(0, "`" + text + "` is no range", help);
  }

  /** With hyphens in the place of dashes. */
  static String withHyphens(String text) {
    return DASH.matcher(text).replaceAll("-");
  }

  /** A form of the range that can be read: {@code -3..-1}; null if no range is meant. */
  static String meant(String text) {
    String plain = withHyphens(text).strip().toLowerCase(java.util.Locale.ROOT);
    Matcher between = BETWEEN.matcher(plain);
    if (between.matches()) {
      String low = plain(between.group(1));
      String high = plain(between.group(2));
      return low + (low.startsWith("-") || high.startsWith("-") ? ".." : "-") + high;
    }
    for (Pattern to : TO) {
      Matcher matcher = to.matcher(plain);
      if (matcher.matches()) {
        return ".." + plain(matcher.group(1));
      }
    }
    for (Pattern from : FROM) {
      Matcher matcher = from.matcher(plain);
      if (matcher.matches()) {
        return plain(matcher.group(1)) + "+";
      }
    }
    return plain.matches(NUMBER) ? plain(plain) : null;
  }

  private static String plain(String text) {
    return text.startsWith("+") ? text.substring(1) : text;
  }
}
