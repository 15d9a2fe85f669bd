package vedette.source;

import java.util.Arrays;

/** A forward scan through a text that finds the line and the column of a char. */
public final class Lines {

  private final String text;
  private int offset;
  private int line = 1;
  private int column = 1;

  /** Begins at the first char of a text. */
  public Lines(String text) {
    this.text = text;
  }

  /**
   * Returns the place of a char. The cost is the distance scanned; a scan backwards starts over.
   *
   * @param target its index; the end of the text and beyond count as the end
   */
  public Position to(int target) {
    if (target < offset) {
      offset = 0;
      line = 1;
      column = 1;
    }
    int end = Math.min(target, text.length());
    while (offset < end) {
      char c = text.charAt(offset++);
      if (c == '\n' || c == '\r' && !(offset < text.length() && text.charAt(offset) == '\n')) {
        line++;
        column = 1;
      } else if (!Character.isLowSurrogate(c)) {
        column++;
      }
    }
    return new Position(line, column);
  }

  /** Returns where each line of a text starts, in order. */
  static int[] starts(String text) {
    int[] starts = new int[64];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r' && !text.startsWith("\n", i + 1)) {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, count * 2);
        }
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  /** Returns the line that starts at an index, without its line end. */
  static String lineAt(String text, int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return text.substring(start, end);
  }

  /** Returns a line of a text, from 1, without its line end; "" beyond the last. */
  static String line(String text, int number) {
    int[] starts = starts(text);
    return number > starts.length ? "" : lineAt(text, starts[number - 1]);
  }
}
