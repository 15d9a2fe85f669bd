package vedette.odds.sample;

import java.util.Arrays;
import org.apache.commons.math3.util.ArithmeticUtils;
import vedette.dice.Die;

/**
 * Rows of a battle chain as {@link WalkLoop} reads them: cells, of which the first bits of a random
 * word pick one.
 *
 * <p>A row has 2^k cells. Each holds a place where the step may lead, and a place has as many of
 * them as {@link CellAllocation} gives it whole; a last few may be left over by all places
 * together, and lead to the row of what is left over, drawn from in turn. So a draw is one access
 * to four bytes of memory and no comparison, and it takes k bits, of which a random word has enough
 * for several. Chances are off by less than the number of places over 2^62, and in most rows by
 * nothing.
 *
 * <p>A place is one int:
 *
 * <ul>
 *   <li>a filled row as {@code cell << 6 | 64 - k}: all that a walk needs to go on from there;
 *   <li>a row not filled yet as {@code state << 6 | depth}, the depth of a state's own row being 0
 *       and that of what is left over by a row greater by one;
 *   <li>an end as {@code ~number << 6 | 63}, negative.
 * </ul>
 */
final class SamplingTable {
  private static final int SHIFT = 6;
  private static final int LOW = (1 << SHIFT) - 1;

  /** Of a place's low bits: set if it is a filled row or an end. */
  private static final int KNOWN = Long.SIZE - CellAllocation.MOST_BITS;

  /** What is left over leads to the row itself. */
  static final int ITSELF = 0;

  /** How many cells all rows together may have. */
  static final int MOST_CELLS = 1 << (31 - SHIFT);

  private int[] cells = new int[512];
  private int size;

  /** Returns the place of a row that is not filled yet. */
  static int unfilled(int state, int depth) {
    return state << SHIFT | depth;
  }

  static boolean isUnfilled(int place) {
    return (place & KNOWN) != KNOWN;
  }

  /** Returns the state whose row is missing. */
  static int state(int unfilled) {
    return unfilled >> SHIFT;
  }

  /** Returns how often something has been left over before this row. */
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
   * Which of the cells random bits pick from a filled row: the upper ones, of a word of 32.
   *
   * @param row its low five bits say how many are not needed
   */
  static int pick(int row, int bits) {
    return (row >>> SHIFT) + (bits >>> row);
  }

  /**
   * Appends a row.
   *
   * @param places where it leads, by the number of the share
   * @param leftOver where the cells lead that are left over; {@link #ITSELF} if to this row
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

  /** Puts a row wherever another leads to it still unfilled. */
  void replace(int in, int unfilled, int filled) {
    int begin = in >>> SHIFT;
    int end = begin + (1 << -in);
    for (int cell = begin; cell < end; cell++) {
      if (cells[cell] == unfilled) {
        cells[cell] = filled;
      }
    }
  }

  /** How many cells all rows together have. */
  int size() {
    return size;
  }

  /** Returns the cells of all rows. It may be another array after {@link #add}. */
  int[] cells() {
    return cells;
  }

  /**
   * How many of 2^k cells go whole to each weight, and what is left over: long division in binary,
   * of all weights side by side, until little is left.
   *
   * <p>What is left over has weights of its own, to be shared in turn; they are rounded only where
   * they add up to more than 2^62.
   */
  public static final class CellAllocation {
    /** So many bits a random word has for a draw. */
    static final int MOST_BITS = 16;

    /** Not more than one cell in so many is left over, if {@link #MOST_BITS} allow it. */
    private static final int COARSE = 8;

    /** The same where there are few weights, whose cells are few however finely they are shared. */
    private static final int FINE = 32;

    private static final int FEW_WEIGHTS = 3;

    private final long[] weights;
    private final int[] whole;
    private final long[] rest;
    private final int bits;
    private final boolean isWhole;

    /**
     * Shares of so much each.
     *
     * @param weights none negative, some positive, which add up to at most 2^62
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

    /** How many cells go to the weight with this index. */
    int whole(int index) {
      return whole[index];
    }

    /**
     * Shares of what is left over. If that adds up to more than 2^62, the last bits are dropped.
     */
    CellAllocation leftOver() {
      long[] left = reduced(rest);
      while (Arrays.stream(left).asDoubleStream().sum() > Die.MAX_TOTAL) {
        left = Arrays.stream(left).map(weight -> weight >> 1).toArray();
      }
      return new CellAllocation(left);
    }

    /** Returns whether nothing is left over, or what is has to be shared in the same way. */
    boolean recur() {
      return isWhole || Arrays.equals(weights, leftOver().weights);
    }
  }
}
