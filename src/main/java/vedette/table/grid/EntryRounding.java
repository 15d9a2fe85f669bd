package vedette.table.grid;

import java.util.Locale;

/** The rounding of a value that falls between two entries of a table. */
public enum EntryRounding {
  /** To the lower entry. */
  DOWN {
    @Override
    boolean goesUp(int fromTheMiddle) {
      return false;
    }
  },
  /** To the nearer entry, from the exact middle to the lower one. */
  NEAREST {
    @Override
    boolean goesUp(int fromTheMiddle) {
      return fromTheMiddle > 0;
    }
  },
  /** To the higher entry. */
  UP {
    @Override
    boolean goesUp(int fromTheMiddle) {
      return true;
    }
  };

  /**
   * Returns whether a value is rounded to the higher entry.
   *
   * @param fromTheMiddle negative if it is nearer to the lower entry, 0 in the exact middle
   */
  abstract boolean goesUp(int fromTheMiddle);

  /**
   * Returns a fraction as a whole number.
   *
   * @param denominator positive
   */
  long rounded(long numerator, long denominator) {
    long low = Math.floorDiv(numerator, denominator);
    long rest = Math.floorMod(numerator, denominator);
    return rest != 0 && goesUp(Long.compare(2 * rest, denominator)) ? low + 1 : low;
  }

  /** Returns the rounding in words: {@code rounded down}. */
  @Override
  public String toString() {
    return this == NEAREST
        ? "rounded to the nearest"
        : "rounded " + name().toLowerCase(Locale.ROOT);
  }
}
