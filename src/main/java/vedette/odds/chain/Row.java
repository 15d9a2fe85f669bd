package vedette.odds.chain;

import java.util.Arrays;
import vedette.dice.Die;

/**
 * A transition row: the destinations of a state's step in the turns of one era, with integer
 * weights.
 *
 * @param targets the numbers of the states and results; the array may be shared with a longer row
 * @param weights of the entries
 */
public record Row(Era era, int[] targets, int nextTurn, int ended, Weights weights)
    implements Node {
  /** Returns the number of entries. */
  public int size() {
    return weights.each().length;
  }

  public long weight(int entry) {
    return weights.each()[entry];
  }

  /** Returns the sum of the weights. */
  public long total() {
    return weights.total();
  }

  public boolean endsFights() {
    return ended < size();
  }

  /**
   * The weights of a row's entries.
   *
   * @param each in the order of the entries
   * @param shares the probabilities of the entries; more accurate than the weights if those are
   *     rounded
   * @param total the sum of the weights
   * @param roundings the number of roundings of a double in a number times a share
   * @param rounded whether the weights are rounded, so that only the shares are accurate
   */
  public record Weights(long[] each, double[] shares, long total, long roundings, boolean rounded) {
    /**
     * A rounded probability below this may stand for a smaller one: {@code Die} raises those below
     * the least normal double to it.
     */
    private static final double TINY = 0x1p-1000;

    /** Returns whether an entry may be much less likely than its share. */
    public boolean hasTiny() {
      return rounded && Arrays.stream(shares).anyMatch(share -> share < TINY);
    }

    private static Weights of(long[] each, long total) {
      double all = total;
      double[] shares = new double[each.length];
      for (int i = 0; i < shares.length; i++) {
        shares[i] = each[i] / all;
      }
      // A long above 2^53 is itself rounded when it becomes a double.
      return new Weights(each, shares, total, total > 1L << 53 ? 4 : 2, false);
    }

    /** A cache of recent weights, which rows of the same dice share. */
    static final class WeightCache {
      private final Weights[] lately = new Weights[256];
      private Die last;
      private Weights ofLast;

      /** Returns the weights of a die's answers. */
      Weights of(Die die) {
        if (die != last) {
          long[] each = new long[die.outcomes()];
          Arrays.setAll(each, die::weight);
          ofLast = die.isRounded() ? rounded(die, each) : of(each, die.total());
          last = die;
        }
        return ofLast;
      }

      private static Weights rounded(Die die, long[] each) {
        double[] shares = new double[each.length];
        Arrays.setAll(shares, die::chance);
        return new Weights(each, shares, die.total(), die.roundings() + 1, true);
      }

      /** Returns these weights, of which there is at least one. */
      Weights of(long[] each, long total) {
        int slot = (int) (31 * total + each[0]) + each.length & lately.length - 1;
        Weights known = lately[slot];
        if (known == null || known.total != total || !Arrays.equals(known.each, each)) {
          known = Weights.of(each, total);
          lately[slot] = known;
        }
        return known;
      }
    }
  }
}
