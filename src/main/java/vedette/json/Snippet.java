package vedette.json;

import java.util.List;

/** Draws a line of a file with a caret under one of its columns, cut to the width of a terminal. */
final class Snippet {

  private static final int WIDTH = 100;

  private Snippet() {}

  /** The two lines. */
  static List<String> of(Position at, String line) {
    String number = Integer.toString(at.line());
    int available = WIDTH - number.length() - 5; // the gutter: two blanks, the number, " | "
    int caret = charAt(line, at.column());
    int from = back(line, caret, available / 2);
    if (from > 0 && width(line, from, line.length()) < available) {
      // the end is near: show more of what comes before, and keep a place for a caret behind it
      from = back(line, line.length(), caret == line.length() ? available - 1 : available);
    }
    StringBuilder shown = new StringBuilder(WIDTH);
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
      int width = width(c);
      if (used + width > available - 1 && width(line, i, line.length()) > available - used) {
        shown.append('…');
        break;
      }
      used += width;
      show(shown, c);
    }
    if (i <= caret) {
      caretColumn = used;
    }
    return List.of(
        "  " + number + " | " + shown,
        "  " + " ".repeat(number.length()) + " | " + " ".repeat(caretColumn) + "^");
  }

  /** The index of the char in a 1-based column of code points; the end for columns beyond it. */
  private static int charAt(String line, int column) {
    int i = 0;
    for (int n = 1; n < column && i < line.length(); n++) {
      i += Character.charCount(line.codePointAt(i));
    }
    return i;
  }

  /** The furthest index before one from which at most so many columns lead up to it. */
  private static int back(String line, int end, int available) {
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

  /** Tabs are shown as one blank: indented lines stay readable, and the message names a bad one. */
  private static void show(StringBuilder out, int c) {
    if (c == '\t') {
      out.append(' ');
    } else {
      Printable.appendEscaped(out, c);
    }
  }
}
