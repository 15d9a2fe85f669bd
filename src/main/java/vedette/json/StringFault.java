package vedette.json;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.problem.Printable;
import vedette.problem.TextFault;

/** Says what may not stand in a string of a JSON text. */
final class StringFault {

  /** A character, an escape, or a pair of escapes that spell one character. */
  private static final Pattern GOOD =
      Pattern.compile(
          "[^\"\\\\\\x00-\\x1f]++"
              + "|\\\\[\"\\\\/bfnrt]"
              + "|\\\\u[dD][89abAB]\\p{XDigit}{2}\\\\u[dD][c-fC-F]\\p{XDigit}{2}"
              + "|\\\\u(?![dD][89a-fA-F])\\p{XDigit}{4}");

  private static final Pattern HALF = Pattern.compile("\\\\u\\p{XDigit}{4}");

  private StringFault() {}

  /**
   * The first fault of a string.
   *
   * @param opening the index of the opening quote
   * @return null if nothing is wrong
   */
  static TextFault of(String text, int opening) {
    Matcher good = GOOD.matcher(text);
    int at = opening + 1;
    while (good.region(at, text.length()).lookingAt()) {
      at = good.end();
    }
    if (at == text.length() || text.startsWith("\\", at) && at + 1 == text.length()) {
      String message = "the string opened here is never closed";
      return TextFault.coded(Code.UNCLOSED, opening, message, "add the missing double quote");
    }
    char c = text.charAt(at);
    return c == '"' ? null : c < ' ' ? rawControl(c, at) : escape(text, at);
  }

  private static TextFault rawControl(char c, int at) {
    boolean lineEnd = c == '\n' || c == '\r';
    String number = String.format(Locale.ROOT, "U+%04X", (int) c);
    String what = lineEnd ? "line end" : c == '\t' ? "tab" : "control character";
    String instead = c == '\t' ? "\\t" : "\\u" + number.substring(2);
    return TextFault.coded(
        Code.RAW_CONTROL,
        at,
        what + " (" + number + ") inside a string",
        lineEnd ? "close the string on its line, or write \\n" : "write " + instead);
  }

  private static TextFault escape(String text, int at) {
    if (text.charAt(at + 1) != 'u') {
      String message = "unknown escape " + Printable.quote(text.substring(at, at + 2));
      return TextFault.coded(Code.BAD_ESCAPE, at, message, "a backslash itself is written \\\\");
    }
    Matcher half = HALF.matcher(text).region(at, text.length());
    if (half.lookingAt()) {
      String help = "write both halves, or the character itself";
      return TextFault.coded(Code.LONE_SURROGATE, at, half.group() + " is half a character", help);
    }
    String message = "\\u needs four hexadecimal digits";
    return TextFault.coded(Code.BAD_ESCAPE, at, message, "for example \\u00e9");
  }
}
