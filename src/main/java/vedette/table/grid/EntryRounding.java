package vedette.table.grid;

import java.util.Locale;

/** Where something belongs that falls between two entries of a table. */
public enum EntryRounding {
  /** To the lower one. */
  DOWN {
    @Override
    boolean goesUp(int fromTheMiddle) {
      return false;
    }
  },
  /** To the nearer one, from the very middle to the lower one. */
  NEAREST {
    @Override
    boolean goesUp(int fromTheMiddle) {
      return fromTheMiddle > 0;
    }
  },
  /** To the higher one. */
  UP {
    @Override
    boolean goesUp(int fromTheMiddle) {
      return true;
    }
  };

  /**
   * Returns whether it belongs to the higher one.
   *
   * @param fromTheMiddle negative if it is nearer to the lower one, 0 in the very middle
   */
  abstract boolean goesUp(int fromTheMiddle);

  /** Returns a fraction as a whole number; its denominator is positive. */
  long rounded(long numerator, long denominator) {
    long low = Math.floorDiv(numerator, denominator);
    long rest = Math.floorMod(numerator, denominator);
    return rest != 0 && goesUp(Long.compare(2 * rest, denominator)) ? low + 1 : low;
  }

  /** In words: {@code rounded down}. */
  @Override
  public String toString() {
    return this == NEAREST
        ? "rounded to the nearest"
        : "rounded " + name().toLowerCase(Locale.ROOT);
  }
}
