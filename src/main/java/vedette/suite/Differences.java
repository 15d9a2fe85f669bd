package vedette.suite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What moved between two sets of figures.
 *
 * @param moved the figures that differ by more than the tolerance, the worst first
 * @param ignored the largest differences within the tolerance
 * @param unmatched measures that only one of them has: "only before: x", "only now: y"
 */
record Differences(List<Difference> moved, Ignored ignored, List<String> unmatched) {
  /** Chances before means, both before the values of counts; the largest move first. */
  private static final Comparator<Difference> WORST_FIRST =
      Comparator.comparing(Difference::detail)
          .thenComparing(Difference::isMean)
          .thenComparingDouble(difference -> -difference.size());

  /** Puts the worst first. */
  Differences {
    moved = new ArrayList<>(moved);
    moved.sort(WORST_FIRST);
  }

  /** Whether anything did. */
  boolean any() {
    return !moved.isEmpty() || !unmatched.isEmpty();
  }

  /** Whether there is no difference at all, not even one that does not count. */
  boolean none() {
    return !any() && ignored.isNone();
  }

  /** Compares computed figures: equal within their own error bounds, or else different. */
  static Differences exact(Pairs pairs, double tolerance) {
    List<Difference> moved = new ArrayList<>();
    Ignored ignored = Ignored.NONE;
    for (Pairs.Pair pair : pairs.list()) {
      Difference difference = pairs.difference(pair);
      double noise = pairs.noise(pair);
      if (pairs.appearsOrVanishes(pair.figure()) || difference.size() > tolerance + noise) {
        moved.add(difference);
      } else if (difference.size() > noise) {
        ignored = ignored.and(difference);
      }
    }
    return new Differences(moved, ignored, pairs.unmatched());
  }
}
