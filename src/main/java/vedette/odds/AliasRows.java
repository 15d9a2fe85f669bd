package vedette.odds;

import java.util.Arrays;
import vedette.dice.Alias;

/**
 * Rows of a battle chain as {@link Lanes} read them: alias tables, one behind the other.
 *
 * <p>A row has 2^k cells, so that the first k bits of a random word pick one. A cell is two longs
 * side by side, hence one access to memory: the threshold of {@link Alias}, and the two places that
 * share the cell, the lower half for a word below the threshold. A place is one int:
 *
 * <ul>
 *   <li>a filled row as {@code cell << 6 | k}: all that a walk needs to go on from there;
 *   <li>a state without a row yet as {@code state << 6 | 63};
 *   <li>an end as {@code (number + 1) << 6}, negative.
 * </ul>
 */
final class AliasRows {
  private static final int SHIFT = 6;
  private static final int NO_ROW = 63;

  private long[] cells = new long[512];
  private int size;

  /** How many cells all rows together may have; a gigabyte of them. */
  static final int MOST_CELLS = 1 << (31 - SHIFT);

  /** The place of a state that has no row yet. */
  static int unfilled(int state) {
    return state << SHIFT | NO_ROW;
  }

  static boolean isUnfilled(int place) {
    return (place & NO_ROW) == NO_ROW;
  }

  /** The place of an end. */
  static int end(int number) {
    return -(number + 1 << SHIFT);
  }

  /** The number of an end by its place. */
  static int number(int end) {
    return (-end >> SHIFT) - 1;
  }

  /** The state whose row is wanting. */
  static int state(int unfilled) {
    return unfilled >> SHIFT;
  }

  /** Where the row's cells begin, as {@link #cells} counts them. */
  static int begin(int row) {
    return row >>> SHIFT;
  }

  /** Appends a row with these weights, which leads to these places. */
  int add(long[] weights, int[] places) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(weights.length - 1);
    int n = 1 << bits;
    if (size + n > MOST_CELLS) {
      throw new IllegalStateException("a walk has more than " + MOST_CELLS + " cells");
    }
    Alias alias = Alias.of(Arrays.copyOf(weights, n));
    if (2 * (size + n) > cells.length) {
      cells = Arrays.copyOf(cells, Math.max(2 * (size + n), 2 * cells.length));
    }
    for (int i = 0; i < n; i++) {
      int other = places[alias.other(i)];
      int own = i < places.length ? places[i] : other;
      set(size + i, alias.threshold(i), own, other);
    }
    int row = size << SHIFT | bits;
    size += n;
    return row;
  }

  private void set(int cell, long threshold, int own, int other) {
    cells[2 * cell] = threshold;
    cells[2 * cell + 1] = (long) other << Integer.SIZE | own & 0xffff_ffffL;
  }

  /** Puts a state's row where a cell still leads to the bare state. */
  void replace(int cell, int unfilled, int row) {
    long places = cells[2 * cell + 1];
    int own = (int) places;
    int other = (int) (places >>> Integer.SIZE);
    set(cell, cells[2 * cell], own == unfilled ? row : own, other == unfilled ? row : other);
  }

  /** How many cells all rows together have. */
  int size() {
    return size;
  }

  /** Thresholds at even, places at odd indices. It may be another array after {@link #add}. */
  long[] cells() {
    return cells;
  }
}
