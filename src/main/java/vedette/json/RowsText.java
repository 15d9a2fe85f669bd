package vedette.json;

import java.io.IOException;
import java.io.Reader;

/** The text of a file, character by character, with what was last taken and where it began. */
final class RowsText {
  /** What stands before a piece on its line is blank in it, unless that is longer. */
  private static final int LONGEST_MARGIN = 1_000;

  private final Reader reader;
  private final char[] buffer = new char[1 << 16];
  private int filled;
  private int next;
  private int line = 1;
  private int column = 1;
  private boolean afterReturn;
  private final StringBuilder piece = new StringBuilder();
  private int pieceLine = 1;

  RowsText(Reader reader) {
    this.reader = reader;
  }

  /** The next character without taking it; -1 at the end. */
  int peek() throws IOException {
    if (next == filled) {
      filled = Math.max(0, reader.read(buffer));
      next = 0;
    }
    return filled == 0 ? -1 : buffer[next];
  }

  /** Begins a piece at the next character, behind these words, on a margin of blanks. */
  void begin(String words) {
    piece.setLength(0);
    pieceLine = line;
    int margin = column - 1 - words.length();
    piece.append(" ".repeat(margin > LONGEST_MARGIN ? 0 : Math.max(0, margin))).append(words);
  }

  /** Takes the next character, which is there, into the piece. */
  char take() throws IOException {
    char c = skip();
    piece.append(c);
    return c;
  }

  /** Takes the next character, which is there, and leaves it out. */
  char skip() throws IOException {
    peek();
    char c = buffer[next++];
    if (c == '\n' && afterReturn) {
      afterReturn = false;
      return c; // the line has ended already
    }
    afterReturn = c == '\r';
    if (c == '\n' || c == '\r') {
      line++;
      column = 1;
    } else if (!Character.isLowSurrogate(c)) {
      column++;
    }
    return c;
  }

  /** How long the piece is so far. */
  int length() {
    return piece.length();
  }

  /** The piece that was begun last, and behind it these words. */
  Source piece(String name, String words) {
    return Source.piece(name, piece + words, pieceLine - 1);
  }

  /** The place of the next character. */
  Position here() {
    return new Position(line, column);
  }
}
