package vedette.odds;

import java.util.Arrays;
import vedette.dice.Die;

/**
 * The weights of a row's entries.
 *
 * @param each in the order of the entries
 * @param shares the same out of their total, rounded once
 * @param total what they add up to
 */
record Weights(long[] each, double[] shares, long total) {
  private static Weights of(long[] each, long total) {
    double all = total;
    double[] shares = new double[each.length];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = each[i] / all;
    }
    return new Weights(each, shares, total);
  }

  /** Weights that were used lately: rows of the same dice share them. */
  static final class Shared {
    private final Weights[] lately = new Weights[256];
    private Die last;
    private Weights ofLast;

    /** Those of a die's answers. */
    Weights of(Die die) {
      if (die != last) {
        long[] each = new long[die.outcomes()];
        Arrays.setAll(each, die::weight);
        ofLast = of(each, die.total());
        last = die;
      }
      return ofLast;
    }

    /** These weights, of which there is at least one. */
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
