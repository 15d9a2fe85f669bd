package vedette.json;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Walks one string of a JSON text and finds the first thing that may not stand in it. */
final class StringCheck {

  /** A character, an escape, or a pair of escapes that spell one character. */
  private static final Pattern GOOD =
      Pattern.compile(
          "[^\"\\\\\\x00-\\x1f]++"
              + "|\\\\[\"\\\\/bfnrt]"
              + "|\\\\u[dD][89abAB]\\p{XDigit}{2}\\\\u[dD][c-fC-F]\\p{XDigit}{2}"
              + "|\\\\u(?![dD][89a-fA-F])\\p{XDigit}{4}");

  private static final Pattern HALF = Pattern.compile("\\\\u\\p{XDigit}{4}");

  private final Fault fault;
  private final int end;

  /**
   * Walks at once.
   *
   * @param opening the index of the opening quote
   */
  StringCheck(String text, int opening) {
    Matcher good = GOOD.matcher(text);
    int at = opening + 1;
    while (good.region(at, text.length()).lookingAt()) {
      at = good.end();
    }
    boolean closed = text.startsWith("\"", at);
    fault = closed ? null : fault(text, opening, at);
    end = closed ? at + 1 : at;
  }

  /** What is wrong; null if nothing is. */
  Fault fault() {
    return fault;
  }

  /** The index after the closing quote; that of the fault if there is one. */
  int end() {
    return end;
  }

  private static Fault fault(String text, int opening, int at) {
    if (at == text.length() || text.startsWith("\\", at) && at + 1 == text.length()) {
      return new Fault(
          opening,
          Code.UNCLOSED,
          "the string opened here is never closed",
          "add the missing double quote");
    }
    return text.charAt(at) < ' ' ? rawControl(text.charAt(at), at) : escape(text, at);
  }

  private static Fault rawControl(char c, int at) {
    boolean lineEnd = c == '\n' || c == '\r';
    String number = String.format(Locale.ROOT, "%04X", (int) c);
    return new Fault(
        at,
        Code.RAW_CONTROL,
        (lineEnd ? "line end (" : c == '\t' ? "tab (" : "control character (")
            + "U+"
            + number
            + ") inside a string",
        lineEnd
            ? "close the string on its line, or write \\n"
            : "write " + (c == '\t' ? "\\t" : "\\u" + number));
  }

  private static Fault escape(String text, int at) {
    if (text.charAt(at + 1) != 'u') {
      return new Fault(
          at,
          Code.BAD_ESCAPE,
          "unknown escape " + Printable.quote(text.substring(at, at + 2)),
          "a backslash itself is written \\\\");
    }
    Matcher half = HALF.matcher(text).region(at, text.length());
    return half.lookingAt()
        ? new Fault(
            at,
            Code.LONE_SURROGATE,
            half.group() + " is half a character",
            "write both halves, or the character itself")
        : new Fault(
            at, Code.BAD_ESCAPE, "\\u needs four hexadecimal digits", "for example \\u00e9");
  }
}
