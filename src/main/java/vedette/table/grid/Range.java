package vedette.table.grid;

/**
 * The whole numbers of a row or column.
 *
 * @param low the least of them; {@link #OPEN_LOW} if there is none
 * @param high the greatest of them; {@link #OPEN_HIGH} if there is none
 */
public record Range(int low, int high) implements Comparable<Range> {

  /** The low end of a range that is open below. */
  public static final int OPEN_LOW = Integer.MIN_VALUE;

  /** The high end of a range that is open above. */
  public static final int OPEN_HIGH = Integer.MAX_VALUE;

  /** The largest absolute value of a finite end. */
  public static final int LIMIT = 1_000_000;

  /** Checks that the range is not empty. */
  public Range {
    if (low > high) {
      throw new IllegalArgumentException("no number is between " + low + " and " + high);
    }
  }

  /** Returns whether the range contains a number. */
  public boolean contains(int number) {
    return low <= number && number <= high;
  }

  /**
   * Returns whether the range overlaps these numbers, or is open: it may then be for numbers
   * outside them.
   */
  public boolean meets(int least, int most) {
    return isOpen() || low <= most && high >= least;
  }

  /** Returns whether it is open below or above. */
  public boolean isOpen() {
    return low == OPEN_LOW || high == OPEN_HIGH;
  }

  /** Compares by low end, then by high end. */
  @Override
  public int compareTo(Range other) {
    return low != other.low ? Integer.compare(low, other.low) : Integer.compare(high, other.high);
  }

  /**
   * Returns the range in the notation of table files: {@code 7}, {@code 2-4}, {@code -4..-3},
   * {@code 5+}, {@code ..-5}.
   */
  @Override
  public String toString() {
    if (low == high) {
      return Integer.toString(low);
    }
    if (high == OPEN_HIGH) {
      return low == OPEN_LOW ? "any number" : low + "+";
    }
    if (low == OPEN_LOW) {
      return ".." + high;
    }
    return low + (low < 0 ? ".." : "-") + high;
  }
}
