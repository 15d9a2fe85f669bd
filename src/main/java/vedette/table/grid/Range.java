package vedette.table.grid;

/**
 * The whole numbers that a row or column stands for.
 *
 * @param low the least of them; {@link #OPEN_LOW} if there is none
 * @param high the greatest of them; {@link #OPEN_HIGH} if there is none
 */
public record Range(int low, int high) implements Comparable<Range> {

  /** The low end of a range without one. */
  public static final int OPEN_LOW = Integer.MIN_VALUE;

  /** The high end of a range without one. */
  public static final int OPEN_HIGH = Integer.MAX_VALUE;

  /** Finite ends lie within this, either side of zero. */
  public static final int LIMIT = 1_000_000;

  /** Checks that there is a number in it. */
  public Range {
    if (low > high) {
      throw new IllegalArgumentException("no number is between " + low + " and " + high);
    }
  }

  /** Returns whether a number is one of them. */
  public boolean contains(int number) {
    return low <= number && number <= high;
  }

  /**
   * Returns whether it has one of these numbers, or is open: that may be for more than they say.
   */
  public boolean meets(int least, int most) {
    return isOpen() || low <= most && high >= least;
  }

  /** Returns whether it has no least or no greatest number. */
  public boolean isOpen() {
    return low == OPEN_LOW || high == OPEN_HIGH;
  }

  /** By low end, then by high end. */
  @Override
  public int compareTo(Range other) {
    return low != other.low ? Integer.compare(low, other.low) : Integer.compare(high, other.high);
  }

  /** As table files write it: {@code 7}, {@code 2-4}, {@code -4..-3}, {@code 5+}, {@code ..-5}. */
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
