package vedette.odds;

import java.util.Arrays;
import org.apache.commons.math3.util.ArithmeticUtils;
import vedette.dice.Die;

/**
 * How many of 2^k cells go whole to each weight, and what is left over: long division in binary, of
 * all weights side by side, until little is left.
 *
 * <p>What is left over has weights of its own, to be shared in turn; they are rounded only where
 * they add up to more than 2^62.
 */
final class CellAllocation {
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

  /** The logarithm of the number of cells, 1 to {@link #MOST_BITS}. */
  int bits() {
    return bits;
  }

  /** How many cells go to the weight with this index. */
  int whole(int index) {
    return whole[index];
  }

  /** Shares of what is left over. If that adds up to more than 2^62, the last bits are dropped. */
  CellAllocation leftOver() {
    long[] left = reduced(rest);
    while (Arrays.stream(left).asDoubleStream().sum() > Die.MAX_TOTAL) {
      left = Arrays.stream(left).map(weight -> weight >> 1).toArray();
    }
    return new CellAllocation(left);
  }

  /** Whether nothing is left over, or what is has to be shared in the same way. */
  boolean recur() {
    return isWhole || Arrays.equals(weights, leftOver().weights);
  }
}
