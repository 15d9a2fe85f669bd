package vedette.web;

import java.nio.charset.StandardCharsets;
import java.util.Formatter;
import java.util.Locale;

/** Replacements for methods that format texts and numbers. */
final class Formats {
  private Formats() {}

  /** Formats a text. TeaVM's own method does not know {@code %n}. */
  static String format(String format, Object... words) {
    return format(Locale.ROOT, format, words);
  }

  static String format(Locale locale, String format, Object... words) {
    StringBuilder known = new StringBuilder();
    for (int i = 0; i < format.length(); i++) {
      String two = format.substring(i, Math.min(format.length(), i + 2));
      known.append(two.equals("%n") ? "\n" : two.equals("%%") ? two : two.substring(0, 1));
      i += two.equals("%n") || two.equals("%%") ? 1 : 0;
    }
    return new Formatter(locale).format(known.toString(), words).toString();
  }

  /** Returns the digits of a number, up to the last byte. */
  static String ascii(byte[] digits, int last) {
    return new String(digits, 0, last + 1, StandardCharsets.ISO_8859_1);
  }
}
