package vedette.source;

import java.util.List;

/** A line with a caret under one of its characters, cut to the width of a terminal. */
public final class Snippet {
  /** The default width in columns, for terminals that are no narrower. */
  public static final int WIDTH = 100;

  private static final int NARROWEST = 8;

  private Snippet() {}

  /**
   * Returns a line of a file after its number, and a line with the caret.
   *
   * @param width the maximum columns of both, from 20
   */
  static List<String> of(Position at, String line, int width) {
    String number = Integer.toString(at.line());
    String gutter = "  " + number + " | ";
    String below = "  " + " ".repeat(number.length()) + " | ";
    return drawn(gutter, below, line, charAt(line, at.column()), width);
  }

  /**
   * Returns a text, indented, and a line with the caret.
   *
   * @param offset of the character above the caret; the length of the text for the column after it
   * @param width the maximum columns of both, from 20
   */
  public static List<String> of(String text, int offset, int width) {
    return drawn("  ", "  ", text, Math.min(offset, text.length()), width);
  }

  private static List<String> drawn(
      String gutter, String below, String line, int offset, int width) {
    int available = Math.max(NARROWEST, width - gutter.length());
    int caret = whole(line, offset);
    int from = nextCharacter(line, previousCharacter(line, caret, available / 2));
    if (from > 0 && width(line, from, line.length()) < available) {
      // the end is near: show more of the text before it, and keep a column for a caret after it
      int room = caret == line.length() ? available - 1 : available;
      from = nextCharacter(line, previousCharacter(line, line.length(), room));
    }
    StringBuilder shown = new StringBuilder(width);
    int used = 0;
    if (from > 0) {
      shown.append('…');
      used++;
    }
    int caretColumn = 0;
    int i = from;
    for (; i < line.length(); i += Character.charCount(line.codePointAt(i))) {
      if (i == caret) {
        caretColumn = used;
      }
      int c = line.codePointAt(i);
      int wide = width(c);
      if (used + wide > available - 1 && width(line, i, line.length()) > available - used) {
        shown.append('…');
        break;
      }
      used += wide;
      show(shown, c);
    }
    if (i <= caret) {
      caretColumn = used;
    }
    return List.of(gutter + shown, below + " ".repeat(caretColumn) + "^");
  }

  /** Returns the index of the base character of a combining mark, or the index itself. */
  private static int whole(String line, int index) {
    int i = index;
    while (i > 0 && i < line.length() && width(line.codePointAt(i)) == 0) {
      i -= Character.charCount(line.codePointBefore(i));
    }
    return i;
  }

  /** Returns the first index from one on where a character begins that is no combining mark. */
  private static int nextCharacter(String line, int index) {
    int i = index;
    while (i > 0 && i < line.length() && width(line.codePointAt(i)) == 0) {
      i += Character.charCount(line.codePointAt(i));
    }
    return i;
  }

  /**
   * Returns the index of the char in a 1-based column of code points; the end for columns beyond
   * it.
   */
  private static int charAt(String line, int column) {
    int i = 0;
    for (int n = 1; n < column && i < line.length(); n++) {
      i += Character.charCount(line.codePointAt(i));
    }
    return i;
  }

  /**
   * Returns the lowest index before another from which the text up to it fits into the available
   * columns.
   */
  private static int previousCharacter(String line, int end, int available) {
    int i = end;
    int left = available - 1; // one for the mark of the cut
    while (i > 0) {
      int c = line.codePointBefore(i);
      left -= width(c);
      if (left < 0) {
        return i;
      }
      i -= Character.charCount(c);
    }
    return 0;
  }

  private static int width(String line, int from, int to) {
    int width = 0;
    for (int i = from; i < to && width <= WIDTH; ) {
      int c = line.codePointAt(i);
      width += width(c);
      i += Character.charCount(c);
    }
    return width;
  }

  private static int width(int c) {
    if (c == '\t') {
      return 1;
    }
    if (!Printable.isHidden(c)) {
      return Printable.width(c);
    }
    return c == '\n' || c == '\r' ? 2 : 6 * Character.charCount(c);
  }

  /**
   * Appends a character, a tab as one blank: indented lines stay readable, and the message names a
   * bad one.
   */
  private static void show(StringBuilder out, int c) {
    if (c == '\t') {
      out.append(' ');
    } else {
      Printable.appendEscaped(out, c);
    }
  }
}
