package vedette.odds.sample;

import java.util.Arrays;
import org.apache.commons.math3.util.ArithmeticUtils;
import vedette.dice.Die;

/**
 * The transition rows of a battle chain in the form that {@link WalkLoop} reads: cells, of which
 * the first bits of a random word pick one.
 *
 * <p>A row has 2^k cells. Each cell holds a place, the destination of a step. {@link
 * CellAllocation} gives each place a whole number of cells. The few remaining cells lead to a
 * remainder row, which is drawn from in turn. So a draw is one access to four bytes of memory
 * without a comparison. It takes k bits, of which a random word has enough for several draws.
 * Probabilities are off by less than the number of places over 2^62, and in most rows they are
 * exact.
 *
 * <p>A place is one int:
 *
 * <ul>
 *   <li>a filled row as {@code cell << 6 | 64 - k}: all that a walk needs to continue there;
 *   <li>an unfilled row as {@code state << 6 | depth}, where the depth of a state's own row is 0
 *       and that of a remainder row is greater by one than that of its row;
 *   <li>an end as {@code ~number << 6 | 63}, negative.
 * </ul>
 */
final class SamplingTable {
  private static final int SHIFT = 6;
  private static final int LOW = (1 << SHIFT) - 1;

  /** The bit of a place that is set in a filled row or an end. */
  private static final int KNOWN = Long.SIZE - CellAllocation.MOST_BITS;

  /** Marks a row whose remainder row is the row itself. */
  static final int ITSELF = 0;

  /** The maximum number of cells of all rows together. */
  static final int MOST_CELLS = 1 << (31 - SHIFT);

  private int[] cells = new int[512];
  private int size;

  /** Returns the place of an unfilled row. */
  static int unfilled(int state, int depth) {
    return state << SHIFT | depth;
  }

  static boolean isUnfilled(int place) {
    return (place & KNOWN) != KNOWN;
  }

  /** Returns the state of an unfilled row. */
  static int state(int unfilled) {
    return unfilled >> SHIFT;
  }

  /** Returns the depth of an unfilled row: the number of remainder draws before it. */
  static int depth(int unfilled) {
    return unfilled & LOW;
  }

  /** Returns the place of an end. */
  static int end(int number) {
    return ~number << SHIFT | LOW;
  }

  /** Returns the number of an end by its place. */
  static int number(int end) {
    return ~end >> SHIFT;
  }

  /**
   * Returns the cell of a filled row that random bits pick: the upper ones, of a word of 32.
   *
   * @param row its low five bits hold the number of bits that are not needed
   */
  static int pick(int row, int bits) {
    return (row >>> SHIFT) + (bits >>> row);
  }

  /**
   * Appends a row.
   *
   * @param places the destinations, by the index of the weight
   * @param leftOver the destination of the remaining cells; {@link #ITSELF} for this row
   */
  int add(CellAllocation allocation, int[] places, int leftOver) {
    int n = 1 << allocation.bits();
    if (size + n > MOST_CELLS) {
      throw new IllegalStateException("a walk has more than " + MOST_CELLS + " cells");
    }
    if (size + n > cells.length) {
      cells = Arrays.copyOf(cells, Math.max(size + n, 2 * cells.length));
    }
    int row = size << SHIFT | Long.SIZE - allocation.bits();
    int at = size;
    for (int i = 0; i < places.length; i++) {
      int end = at + allocation.whole(i);
      Arrays.fill(cells, at, end, places[i]);
      at = end;
    }
    size += n;
    Arrays.fill(cells, at, size, leftOver == ITSELF ? row : leftOver);
    return row;
  }

  /** Replaces an unfilled row by a filled one in all cells of a row. */
  void replace(int in, int unfilled, int filled) {
    int begin = in >>> SHIFT;
    int end = begin + (1 << -in);
    for (int cell = begin; cell < end; cell++) {
      if (cells[cell] == unfilled) {
        cells[cell] = filled;
      }
    }
  }

  /** Returns the number of cells of all rows together. */
  int size() {
    return size;
  }

  /** Returns the cells of all rows; {@link #add} may replace the array. */
  int[] cells() {
    return cells;
  }

  /**
   * The number of whole cells, out of 2^k, for each weight, and the remainder: binary long division
   * of all weights in parallel, until little is left.
   *
   * <p>The remainder has weights of its own, to be allocated in turn; they are rounded only if they
   * add up to more than 2^62.
   */
  public static final class CellAllocation {
    /** The number of bits of a random word for one draw. */
    static final int MOST_BITS = 16;

    /** At most one cell in this number remains, if {@link #MOST_BITS} allow it. */
    private static final int COARSE = 8;

    /**
     * At most one cell in this number remains if there are few weights, which need few cells
     * anyway.
     */
    private static final int FINE = 32;

    private static final int FEW_WEIGHTS = 3;

    private final long[] weights;
    private final int[] whole;
    private final long[] rest;
    private final int bits;
    private final boolean isWhole;

    /**
     * Allocates cells to weights.
     *
     * @param weights none negative, some positive, with a total of at most 2^62
     */
    CellAllocation(long[] weights) {
      this.weights = reduced(weights);
      long total = Arrays.stream(this.weights).sum();
      int n = weights.length;
      whole = new int[n];
      rest = this.weights.clone();
      int parts = n <= FEW_WEIGHTS ? FINE : COARSE;
      int k = 0;
      int left;
      do {
        k++;
        left = 1 << k;
        for (int i = 0; i < n; i++) {
          whole[i] <<= 1;
          rest[i] <<= 1;
          while (rest[i] >= total) {
            rest[i] -= total;
            whole[i]++;
          }
          left -= whole[i];
        }
      } while (left * parts > 1 << k && k < MOST_BITS);
      bits = k;
      isWhole = left == 0;
    }

    private static long[] reduced(long[] weights) {
      long common = 0;
      for (long weight : weights) {
        common = ArithmeticUtils.gcd(common, weight);
      }
      long divisor = common;
      return Arrays.stream(weights).map(weight -> weight / divisor).toArray();
    }

    /** Returns the logarithm of the number of cells, 1 to {@link #MOST_BITS}. */
    int bits() {
      return bits;
    }

    /** Returns the number of cells of the weight with this index. */
    int whole(int index) {
      return whole[index];
    }

    /**
     * Returns the allocation of the remainder. If that adds up to more than 2^62, the last bits are
     * dropped.
     */
    CellAllocation leftOver() {
      long[] left = reduced(rest);
      while (Arrays.stream(left).asDoubleStream().sum() > Die.MAX_TOTAL) {
        left = Arrays.stream(left).map(weight -> weight >> 1).toArray();
      }
      return new CellAllocation(left);
    }

    /** Returns whether there is no remainder, or its weights equal these. */
    boolean recur() {
      return isWhole || Arrays.equals(weights, leftOver().weights);
    }
  }
}
