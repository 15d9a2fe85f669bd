package vedette.source;

import java.util.ArrayList;
import java.util.List;

/**
 * Text that is safe and measurable on a terminal: user input is printed only through this class.
 */
public final class Printable {

  private static final int QUOTED_LIMIT = 60;
  private static final String HEX = "0123456789abcdef";

  private Printable() {}

  /**
   * Returns the text with control, bidi and other invisible characters written as {@code \}{@code
   * u001b}. Backslashes stay, so that escaping twice changes nothing.
   */
  public static String escape(String text) {
    int i = 0;
    while (i < text.length()) {
      int c = text.codePointAt(i);
      if (isHidden(c)) {
        return escapeFrom(text, i);
      }
      i += Character.charCount(c);
    }
    return text;
  }

  /**
   * Returns words on lines no wider than this, unless a single word is.
   *
   * @param hanging the number of columns by which lines after the first are narrower
   */
  public static List<String> wrap(String words, int width, int hanging) {
    return fold(List.of(words.split("(?<= )")), width, hanging);
  }

  /**
   * Returns pieces on lines no wider than this, unless a single piece is.
   *
   * @param pieces each with the spaces that follow it
   * @param hanging the number of columns by which lines after the first are narrower
   */
  public static List<String> fold(List<String> pieces, int width, int hanging) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String piece : pieces) {
      int room = lines.isEmpty() ? width : width - hanging;
      if (line.length() > 0 && width((line + piece).stripTrailing()) > room) {
        lines.add(line.toString().stripTrailing());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? piece.stripLeading() : piece);
    }
    lines.add(line.toString().stripTrailing());
    return lines;
  }

  private static String escapeFrom(String text, int start) {
    StringBuilder out = new StringBuilder(text.length() + 16).append(text, 0, start);
    for (int i = start; i < text.length(); ) {
      int c = text.codePointAt(i);
      appendEscaped(out, c);
      i += Character.charCount(c);
    }
    return out.toString();
  }

  /** Appends one code point as {@link #escape} shows it. */
  static void appendEscaped(StringBuilder out, int c) {
    if (!isHidden(c)) {
      out.appendCodePoint(c);
    } else if (c == '\n') {
      out.append("\\n");
    } else if (c == '\r') {
      out.append("\\r");
    } else if (c == '\t') {
      out.append("\\t");
    } else if (Character.isBmpCodePoint(c)) {
      appendUnit(out, c);
    } else {
      appendUnit(out, Character.highSurrogate(c));
      appendUnit(out, Character.lowSurrogate(c));
    }
  }

  /** Returns a char as a backslash, a u and four hexadecimal digits. */
  public static String hexEscape(int unit) {
    StringBuilder out = new StringBuilder(6);
    appendUnit(out, unit);
    return out.toString();
  }

  private static void appendUnit(StringBuilder out, int unit) {
    out.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      out.append(HEX.charAt(unit >> shift & 15));
    }
  }

  /**
   * Returns whether {@link #escape} escapes a character: one that could move the cursor, reorder
   * the line or be invisible.
   */
  public static boolean isHidden(int c) {
    if (c < 0x7f) {
      return c < 0x20;
    }
    if (c < 0xa0) {
      return true;
    }
    if (c == 0x200c || c == 0x200d) {
      return false; // joiners: words of some scripts and many emoji need them
    }
    return switch (Character.getType(c)) {
      case Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }

  /**
   * Returns the text escaped, in double quotes, cut to 60 characters: for quotations in a message.
   */
  public static String quote(String text) {
    StringBuilder out = new StringBuilder("\"");
    int shown = 0;
    for (int i = 0; i < text.length(); ) {
      if (shown++ == QUOTED_LIMIT) {
        out.append('…');
        break;
      }
      int c = text.codePointAt(i);
      appendEscaped(out, c);
      i += Character.charCount(c);
    }
    return out.append('"').toString();
  }

  /**
   * Returns the columns of the text on a terminal: 2 for wide characters, 0 for combining marks.
   */
  public static int width(String text) {
    int width = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      width += width(c);
      i += Character.charCount(c);
    }
    return width;
  }

  /** Returns the columns of one code point on a terminal: 0, 1 or 2. */
  public static int width(int c) {
    if (c < 0x300) {
      return 1;
    }
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
      default -> isWide(c) ? 2 : 1;
    };
  }

  /** Returns whether Unicode's East Asian Width (UAX #11) is wide or full-width. */
  private static boolean isWide(int c) {
    return c >= 0x1100
        && (c <= 0x115f
            || c >= 0x2e80 && c <= 0x303e
            || c >= 0x3041 && c <= 0xa4cf
            || c >= 0xa960 && c <= 0xa97c
            || c >= 0xac00 && c <= 0xd7a3
            || c >= 0xf900 && c <= 0xfaff
            || c >= 0xfe30 && c <= 0xfe6f
            || c >= 0xff01 && c <= 0xff60
            || c >= 0xffe0 && c <= 0xffe6
            || c >= 0x1f300 && c <= 0x1f64f
            || c >= 0x1f680 && c <= 0x1f6ff
            || c >= 0x1f900 && c <= 0x1f9ff
            || c >= 0x20000 && c <= 0x3fffd);
  }
}
