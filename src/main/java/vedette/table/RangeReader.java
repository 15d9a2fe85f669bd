package vedette.table;

import java.math.BigDecimal;
import vedette.json.Json;
import vedette.problem.Printable;
import vedette.problem.Problems;
import vedette.problem.Source;

/** Reads the {@code at} of a row or column. */
final class RangeReader {

  private static final String FORMS = "write 7, \"2-4\", \"-4..-3\", \"5+\" or \"..-5\"";

  private final Source source;
  private final Problems problems;

  RangeReader(Source source, Problems problems) {
    this.source = source;
    this.problems = problems;
  }

  /** The range; null if it is none, which is then reported. */
  Range read(Json at) {
    if (at instanceof Json.Num number) {
      return ofNumber(number);
    }
    if (at instanceof Json.Str string) {
      return ofString(string);
    }
    return wrong(at, "expected a number or a range, found " + at.what(), FORMS);
  }

  private Range ofNumber(Json.Num number) {
    BigDecimal value = number.value();
    if (value == null) {
      return null; // reported by the reader already
    }
    if (value.abs().compareTo(BigDecimal.valueOf(Range.LIMIT)) > 0) {
      return tooFar(number);
    }
    if (value.signum() != 0 && value.stripTrailingZeros().scale() > 0) {
      return wrong(number, "expected a whole number, found " + number.text(), FORMS);
    }
    int whole = value.intValue();
    return new Range(whole, whole);
  }

  private Range tooFar(Json at) {
    return wrong(
        at,
        "numbers of rows and columns lie within ±" + Range.LIMIT,
        "write \"5+\" or \"..-5\" for all from a number on");
  }

  private Range ofString(Json.Str string) {
    String text = string.value();
    int dots = text.indexOf("..");
    int hyphen = text.indexOf('-', 1);
    Long low;
    Long high;
    if (text.endsWith("+")) {
      low = number(text.substring(0, text.length() - 1));
      high = (long) Range.OPEN_HIGH;
    } else if (dots >= 0) {
      low = dots == 0 ? Long.valueOf(Range.OPEN_LOW) : number(text.substring(0, dots));
      high = number(text.substring(dots + 2));
    } else if (hyphen > 0 && text.charAt(0) != '-') {
      low = number(text.substring(0, hyphen));
      high = number(text.substring(hyphen + 1));
      high = high != null && high < 0 ? null : high;
    } else {
      low = number(text);
      high = low;
    }
    if (low == null || high == null) {
      return malformed(string);
    }
    if (isFar(low) || isFar(high)) {
      return tooFar(string);
    }
    if (low > high) {
      String message = "range " + Printable.quote(text) + " runs backwards";
      return wrong(string, message, "write the smaller number first");
    }
    return new Range(low.intValue(), high.intValue());
  }

  private static boolean isFar(long end) {
    return Math.abs(end) > Range.LIMIT && end != Range.OPEN_LOW && end != Range.OPEN_HIGH;
  }

  /** A whole number, cut where it is far out of range; null if the text is none. */
  private static Long number(String text) {
    int start = text.startsWith("-") ? 1 : 0;
    if (start == text.length()) {
      return null;
    }
    long value = 0;
    for (int i = start; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return null;
      }
      value = Math.min(Integer.MAX_VALUE - 1L, value * 10 + digit);
    }
    return start == 1 ? -value : value;
  }

  private Range malformed(Json.Str string) {
    String text = string.value();
    String help = FORMS;
    String meant = RangeText.meant(text);
    if (!RangeText.withHyphens(text).equals(text)) {
      help =
          "write the hyphen of the keyboard: \""
              + (meant == null ? RangeText.withHyphens(text) : meant)
              + "\"";
    } else if (text.startsWith("-") && text.indexOf('-', 1) > 0) {
      help =
          "ranges with negative numbers are written with two dots: "
              + (meant == null ? "\"-4..-3\"" : "\"" + meant + "\"");
    } else if (meant != null) {
      help = "write \"" + meant + "\"";
    }
    return wrong(string, "range " + Printable.quote(text) + " cannot be read", help);
  }

  private Range wrong(Json at, String message, String help) {
    problems.error(Code.RANGE, source, at.at(), message, help);
    return null;
  }
}
