package vedette.source;

/**
 * A place in a text file.
 *
 * @param line the line, from 1; CR, LF and CRLF each end one line
 * @param column the column, from 1, in code points, without a byte order mark
 */
public record Position(int line, int column) implements Comparable<Position> {

  /** The first character of a file. */
  public static final Position START = new Position(1, 1);

  @Override
  public int compareTo(Position other) {
    return line != other.line
        ? Integer.compare(line, other.line)
        : Integer.compare(column, other.column);
  }

  /** Returns the place as messages print it: {@code line:column}. */
  @Override
  public String toString() {
    return line + ":" + column;
  }
}
