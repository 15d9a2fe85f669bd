package vedette.table;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the range that is meant by a text written as rulebooks and word processors write it. */
final class RangeText {
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

  /** With hyphens in the place of dashes. */
  static String withHyphens(String text) {
    return DASH.matcher(text).replaceAll("-");
  }

  /** A form of the range that can be read: {@code -3..-1}; null if no range is meant. */
  static String meant(String text) {
    String plain = withHyphens(text).strip().toLowerCase(java.util.Locale.ROOT);
    Matcher between = BETWEEN.matcher(plain);
    if (between.matches()) {
      String low = number(between.group(1));
      String high = number(between.group(2));
      return low + (low.startsWith("-") || high.startsWith("-") ? ".." : "-") + high;
    }
    for (Pattern to : TO) {
      Matcher matcher = to.matcher(plain);
      if (matcher.matches()) {
        return ".." + number(matcher.group(1));
      }
    }
    for (Pattern from : FROM) {
      Matcher matcher = from.matcher(plain);
      if (matcher.matches()) {
        return number(matcher.group(1)) + "+";
      }
    }
    return plain.matches(NUMBER) ? number(plain) : null;
  }

  private static String number(String text) {
    return text.startsWith("+") ? text.substring(1) : text;
  }
}
