package vedette.suite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What moved between two sets of figures.
 *
 * @param verdict same, changed, or inconclusive
 * @param moved the figures that differ by more than the tolerance, the worst first; if
 *     inconclusive, those that may
 * @param ignored the largest differences within the tolerance
 * @param unmatched measures that only one of them has: "only before: x", "only now: y"
 */
record Differences(
    Verdict verdict, List<Difference> moved, Ignored ignored, List<String> unmatched) {
  /** The chance that figures which are the same are called different, for a whole scenario. */
  private static final double ERROR_RATE = 0.001;

  /** A smaller difference of samples than this need not be ruled out. */
  private static final double RESOLUTION = 0.005;

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

  /** Whether there is no difference at all, not even one that does not count. */
  boolean none() {
    return verdict == Verdict.SAME && ignored.isNone();
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
    return of(moved, List.of(), ignored, pairs);
  }

  private static Differences of(
      List<Difference> moved, List<Difference> open, Ignored ignored, Pairs pairs) {
    List<String> unmatched = pairs.unmatched();
    if (!moved.isEmpty() || !unmatched.isEmpty()) {
      return new Differences(Verdict.CHANGED, moved, ignored, unmatched);
    }
    Verdict verdict = open.isEmpty() ? Verdict.SAME : Verdict.INCONCLUSIVE;
    return new Differences(verdict, open, ignored, unmatched);
  }

  /**
   * Compares figures of which one side at least is sampled, and both by dice of their own.
   *
   * <p>Every figure's difference has an interval: that of each probability, of each value or more
   * of a count, and of its mean; the chance of a false alarm is split evenly over them. The
   * scenario is different if one interval lies beyond the tolerance, and the same if all of them
   * lie within it, or within half a percent if that is more: of a mean, half a percent of the range
   * of its values, which is what half a percent of each value or more adds up to.
   */
  static Differences sampled(Pairs pairs, double tolerance) {
    return sampled(pairs, tolerance, ERROR_RATE);
  }

  /** The same where a false alarm has another chance. */
  static Differences sampled(Pairs pairs, double tolerance, double errorRate) {
    List<Pairs.Pair> list = pairs.list();
    double each = errorRate / Math.max(1, list.size());
    List<Difference> moved = new ArrayList<>();
    List<Difference> open = new ArrayList<>();
    Ignored ignored = Ignored.NONE;
    for (Pairs.Pair pair : list) {
      CheckedFigure figure = pair.figure();
      double range = figure.isMean() ? Figures.range(pairs.values(pair.measure())) : 1;
      double same = Math.max(tolerance, RESOLUTION * Math.max(1, range));
      Span was = pairs.before().span(figure, range, each);
      Span is = pairs.after().span(figure, range, each);
      Span by = is.minus(was);
      Difference difference = Difference.of(pair.measure(), figure, by, was.value(), is.value());
      if (by.low() > tolerance || by.high() < -tolerance || pairs.surelyAppearsOrVanishes(figure)) {
        moved.add(difference);
      } else if (by.low() < -same || by.high() > same) {
        open.add(difference);
      } else if (by.low() > 0 || by.high() < 0) {
        ignored = ignored.and(difference);
      }
    }
    return of(moved, open, ignored, pairs);
  }

  /**
   * Whether battles with the same dice and the same outcomes are enough to call two fights the
   * same: if more than the resolution of them went otherwise, some of these would have.
   */
  static boolean isEnough(long trials) {
    return trials * RESOLUTION > -Math.log(ERROR_RATE);
  }
}
