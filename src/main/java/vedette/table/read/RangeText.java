package vedette.table.read;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import vedette.json.Json;
import vedette.source.TextFault;
import vedette.table.grid.Range;

/**
 * A reader of ranges that suggests the range meant by the notation of a rulebook or a word
 * processor.
 */
public final class RangeText {
  private static final String FORMS = "write 7, \"2-4\", \"-4..-3\", \"5+\" or \"..-5\"";
  private static final Pattern WRITTEN = Pattern.compile(TableFile.RANGE);

  /** Separators between the ends of a range, or marks behind its only end. */
  private static final Pattern BETWEEN_ENDS = Pattern.compile("\\.\\.|(?<=\\d)[-+]");

  private static final String NUMBER = "([+-]?\\d+)";

  /** Dashes and the minus sign, read as hyphens. */
  private static final Pattern DASH = Pattern.compile("[\\u2010-\\u2015\\u2212]");

  private static final Pattern BETWEEN =
      Pattern.compile(NUMBER + " *(?:-|\\.\\.|to|thru|through) *" + NUMBER);

  /** Numbers in sequence: {@code 2,3,4}, {@code 1 or 2}. */
  private static final Pattern LISTED =
      Pattern.compile(NUMBER + "(?: *(?:,|/|&|or|and) *[+-]?\\d+)+");

  private static final List<Pattern> TO =
      List.of(
          Pattern.compile("(?:<=|\\u2264|\\.\\.|up to|at most) *" + NUMBER),
          Pattern.compile(NUMBER + " *(?:or|and|&) *(?:less|lower|fewer|below|under|down)"));

  private static final List<Pattern> FROM =
      List.of(
          Pattern.compile("(?:>=|\\u2265|at least|from) *" + NUMBER),
          Pattern.compile(NUMBER + " *(?:\\+|\\.\\.|up)"),
          Pattern.compile(NUMBER + " *(?:or|and|&) *(?:more|higher|greater|above|over|up)"));

  private static final Pattern LESS = Pattern.compile("(?:<|less than|below|under) *" + NUMBER);

  private static final Pattern MORE = Pattern.compile("(?:>|more than|above|over) *" + NUMBER);

  private RangeText() {}

  /**
   * Returns the range of a JSON value.
   *
   * @throws TextFault if it is none
   */
  public static Range of(Json json) {
    if (!(json instanceof Json.Num) && !(json instanceof Json.Str)) {
      throw new TextFault(
          0, "expected a number or a range, found " + json.kindWithArticle(), FORMS);
    }
    String text = json instanceof Json.Str string ? string.value() : number(((Json.Num) json));
    Range range = of(text);
    if (range == null) {
      throw fault(text);
    }
    return range;
  }

  private static String number(Json.Num number) {
    BigDecimal value = number.value();
    return value == null ? number.text() : value.stripTrailingZeros().toPlainString();
  }

  /** Returns the range of a text; null if it is none. */
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

  private static TextFault fault(String text) {
    if (WRITTEN.matcher(text).matches()) {
      return Stream.of(BETWEEN_ENDS.split(text)).anyMatch(RangeText::isFar)
          ? new TextFault(
              0,
              "`" + text + "` goes beyond the limits of ±" + Range.LIMIT,
              "write \"5+\" or \"..-5\" for an open end")
          : new TextFault(0, "`" + text + "` runs backwards", "write the smaller number first");
    }
    if (text.matches("-?\\d+\\.\\d+")) {
      return new TextFault(0, "expected a whole number, found " + text, FORMS);
    }
    String meant = suggestion(text);
    Matcher dash = DASH.matcher(text);
    if (dash.find()) {
      return new TextFault(
          0,
          "`"
              + text
              + (dash.start() == 0 ? "` begins with " : "` has ")
              + String.format("U+%04X", (int) dash.group().charAt(0))
              + ", which is not a minus sign here",
          "write \"" + (meant == null ? withHyphens(text) : meant) + "\"");
    }
    String help = meant == null ? FORMS : "write \"" + meant + "\"";
    if (text.startsWith("-") && text.indexOf('-', 1) > 0) {
      help =
          "write ranges with negative numbers with two dots: "
              + (meant == null ? "\"-4..-3\"" : "\"" + meant + "\"");
    }
    return new TextFault(0, "`" + text + "` is not a range", help);
  }

  /** Returns the text with hyphens in place of dashes. */
  static String withHyphens(String text) {
    return DASH.matcher(text).replaceAll("-");
  }

  /**
   * Returns the range meant, in a form that can be read: {@code -3..-1}; null if no range is meant.
   */
  public static String suggestion(String text) {
    String plain = withHyphens(text).strip().toLowerCase(Locale.ROOT);
    Matcher between = BETWEEN.matcher(plain);
    if (between.matches()) {
      return text(plain(between.group(1)), plain(between.group(2)));
    }
    if (LISTED.matcher(plain).matches()) {
      return listed(plain);
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
    Matcher less = LESS.matcher(plain);
    if (less.matches()) {
      return ".." + new BigInteger(plain(less.group(1))).subtract(BigInteger.ONE);
    }
    Matcher more = MORE.matcher(plain);
    if (more.matches()) {
      return new BigInteger(plain(more.group(1))).add(BigInteger.ONE) + "+";
    }
    return plain.matches(NUMBER) ? plain(plain) : null;
  }

  /** Returns the range between two numbers; of two negative ones the nearer to 0 may come first. */
  private static String text(String low, String high) {
    boolean negative = low.startsWith("-") || high.startsWith("-");
    boolean backwards = new BigInteger(low).compareTo(new BigInteger(high)) > 0;
    return negative && backwards ? high + ".." + low : low + (negative ? ".." : "-") + high;
  }

  /** Returns the range of numbers without a gap, rising or falling; null if there is a gap. */
  private static String listed(String plain) {
    List<BigInteger> numbers = new ArrayList<>();
    Matcher number = Pattern.compile(NUMBER).matcher(plain);
    while (number.find()) {
      numbers.add(new BigInteger(number.group()));
    }
    Collections.sort(numbers);
    for (int i = 1; i < numbers.size(); i++) {
      if (!numbers.get(i - 1).add(BigInteger.ONE).equals(numbers.get(i))) {
        return null;
      }
    }
    return text(numbers.get(0).toString(), numbers.get(numbers.size() - 1).toString());
  }

  private static String plain(String text) {
    return text.startsWith("+") ? text.substring(1) : text;
  }
}
