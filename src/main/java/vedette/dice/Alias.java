package vedette.dice;

import java.math.BigInteger;
import java.util.stream.LongStream;
import vedette.platform.Platform;

/**
 * An alias table: draws one of any number of answers with one random word. Equal weights are drawn
 * by Lemire's multiplication, which takes further words in less than 2^-50 of the draws, other
 * weights by Walker's alias method.
 *
 * <p>There the high part of the word picks one of n equal cells, and the rest picks one of the two
 * answers that share the cell. Both are rounded to 63 bits, so that the probability of an answer is
 * off by less than n / 2^62.
 */
public final class Alias {
  private static final BigInteger ONE = BigInteger.ONE.shiftLeft(63);

  private final boolean even;
  private final long[] threshold;
  private final int[] other;

  /** Takes filled arrays: see {@link #of}. */
  private Alias(boolean even, long[] threshold, int[] other) {
    this.even = even;
    this.threshold = threshold;
    this.other = other;
  }

  /**
   * Returns the table of these weights, none negative and not all 0, which add up to at most 2^62.
   * All arithmetic is in integers: a cell holds the total of the weights, an answer has n times its
   * weight.
   *
   * <p>The arrays are filled before the constructor stores them in final fields, so that a thread
   * which finds the table in a plain field sees their contents (JLS 17.5): {@link Die} and similar
   * classes publish their tables without a lock.
   */
  public static Alias of(long[] weights) {
    int n = weights.length;
    long[] threshold = new long[n];
    int[] other = new int[n];
    BigInteger total = BigInteger.ZERO;
    for (long weight : weights) {
      total = total.add(BigInteger.valueOf(weight));
    }
    BigInteger[] left = new BigInteger[n];
    int[] small = new int[n];
    int[] large = new int[n];
    int smalls = 0;
    int larges = 0;
    for (int i = 0; i < n; i++) {
      left[i] = BigInteger.valueOf(weights[i]).multiply(BigInteger.valueOf(n));
      if (left[i].compareTo(total) < 0) {
        small[smalls++] = i;
      } else {
        large[larges++] = i;
      }
    }
    while (smalls > 0) {
      int poor = small[--smalls];
      int rich = large[larges - 1];
      threshold[poor] = left[poor].multiply(ONE).divide(total).longValueExact();
      other[poor] = rich;
      left[rich] = left[rich].subtract(total).add(left[poor]);
      if (left[rich].compareTo(total) < 0) {
        larges--;
        small[smalls++] = rich;
      }
    }
    while (larges > 0) {
      int whole = large[--larges];
      threshold[whole] = Long.MAX_VALUE;
      other[whole] = whole;
    }
    return new Alias(LongStream.of(weights).allMatch(it -> it == weights[0]), threshold, other);
  }

  /**
   * Returns the threshold, scaled by 2^63, below which a cell yields its own answer and not its
   * alias.
   */
  long threshold(int cell) {
    return threshold[cell];
  }

  /** Returns the alias of a cell: the other answer that shares it. */
  int other(int cell) {
    return other[cell];
  }

  /** Returns the index of an answer; takes no random word if there is only one. */
  int draw(Xoroshiro random) {
    int n = other.length;
    return even ? n == 1 ? 0 : random.nextInt(n) : draw(random.next());
  }

  /** Returns the index of the answer that this random word draws from the cells. */
  public int draw(long word) {
    int n = threshold.length;
    long bits = word >>> 1;
    int cell = (int) Platform.upperWord(bits, (long) n << 1);
    long rest = (bits * n) & Long.MAX_VALUE;
    return rest < threshold[cell] ? cell : other[cell];
  }
}
