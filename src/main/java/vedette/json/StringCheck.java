package vedette.json;

import java.util.Locale;

/** Walks one string of a JSON text and finds the first thing that may not stand in it. */
final class StringCheck {

  /** What to write for half a character. */
  static final String BOTH_HALVES = "write both halves, or the character itself";

  private final String text;
  private final int opening;
  private int i;
  private Fault fault;

  /**
   * Walks at once.
   *
   * @param opening the index of the opening quote
   */
  StringCheck(String text, int opening) {
    this.text = text;
    this.opening = opening;
    this.i = opening + 1;
    walk();
  }

  /** What is wrong; null if nothing is. */
  Fault fault() {
    return fault;
  }

  /** The index after the closing quote; the end of the text if there is none. */
  int end() {
    return i;
  }

  private void walk() {
    while (i < text.length()) {
      char c = text.charAt(i);
      if (c == '"') {
        i++;
        return;
      }
      if (c < ' ') {
        note(rawControl(c));
        return;
      }
      if (c == '\\') {
        escape();
      } else {
        i++;
      }
    }
    note(
        new Fault(
            opening,
            Code.UNCLOSED,
            "the string opened here is never closed",
            "add the missing double quote"));
  }

  private void note(Fault found) {
    if (fault == null) {
      fault = found;
    }
  }

  private Fault rawControl(char c) {
    boolean lineEnd = c == '\n' || c == '\r';
    String hex = Integer.toHexString(c).toUpperCase(Locale.ROOT);
    String number = "U+" + "0".repeat(4 - hex.length()) + hex;
    return new Fault(
        i,
        Code.RAW_CONTROL,
        (lineEnd ? "line end (" : c == '\t' ? "tab (" : "control character (")
            + number
            + ") inside a string",
        lineEnd
            ? "close the string on its line, or write \\n"
            : "write " + (c == '\t' ? "\\t" : "\\u" + "0".repeat(4 - hex.length()) + hex));
  }

  private void escape() {
    if (i + 1 == text.length()) {
      i++;
      return;
    }
    char c = text.charAt(i + 1);
    if (c != 'u') {
      if ("\"\\/bfnrt".indexOf(c) < 0) {
        note(
            new Fault(
                i,
                Code.BAD_ESCAPE,
                "unknown escape " + Printable.quote("\\" + c),
                "a backslash itself is written \\\\"));
      }
      i += 2;
      return;
    }
    int unit = unit(i);
    if (unit < 0) {
      note(
          new Fault(
              i, Code.BAD_ESCAPE, "\\u needs four hexadecimal digits", "for example \\u00e9"));
      i += 2;
    } else if (Character.isHighSurrogate((char) unit)
        && Character.isLowSurrogate((char) Math.max(0, unit(i + 6)))) {
      i += 12;
    } else {
      if (Character.isSurrogate((char) unit)) {
        note(
            new Fault(
                i,
                Code.LONE_SURROGATE,
                "\\u" + text.substring(i + 2, i + 6) + " is half a character",
                BOTH_HALVES));
      }
      i += 6;
    }
  }

  /** The value of an escape of four hexadecimal digits; -1 if there is none. */
  private int unit(int start) {
    if (!text.startsWith("\\u", start) || start + 6 > text.length()) {
      return -1;
    }
    int unit = 0;
    for (int k = start + 2; k < start + 6; k++) {
      char c = text.charAt(k);
      int digit = c < 0x80 ? Character.digit(c, 16) : -1;
      if (digit < 0) {
        return -1;
      }
      unit = unit * 16 + digit;
    }
    return unit;
  }
}
