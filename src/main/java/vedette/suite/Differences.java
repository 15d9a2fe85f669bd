package vedette.suite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import vedette.fight.Measure;
import vedette.question.Change;
import vedette.suite.Checked.Ignored;
import vedette.suite.Checked.Verdict;
import vedette.suite.Figures.CheckedFigure;

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

  /** Of figures that are all the same; measures that only one of them has are named. */
  static Differences none(Pairs pairs) {
    return of(List.of(), List.of(), Ignored.NONE, pairs);
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
   * Compares figures that are computed, or sampled with dice of their own.
   *
   * <p>Every figure's difference has a range: that of each probability, of each value or more of a
   * count, and of its mean; of samples the chance of a false alarm is split evenly over them. The
   * scenario is different if one range lies beyond the tolerance, and the same if all of them lie
   * within it, or of samples within half a percent if that is more. Of a mean both are shares of
   * the range of its values: if each value or more moves by half a percent, the mean moves by half
   * a percent of that range.
   */
  static Differences of(Pairs pairs, double tolerance) {
    return of(pairs, tolerance, ERROR_RATE);
  }

  /** The same where a false alarm has another chance. */
  static Differences of(Pairs pairs, double tolerance, double errorRate) {
    List<Pairs.Pair> list = pairs.list();
    double each = errorRate / Math.max(1, list.size());
    List<Difference> moved = new ArrayList<>();
    List<Difference> open = new ArrayList<>();
    Ignored ignored = Ignored.NONE;
    for (Pairs.Pair pair : list) {
      CheckedFigure figure = pair.figure();
      double range = figure.isMean() ? Figures.range(pairs.values(pair.measure())) : 1;
      Change change =
          Change.independent(
              pairs.before().estimate(figure, range, each),
              pairs.after().estimate(figure, range, each));
      double same = change.isExact() ? 0 : RESOLUTION * Math.max(1, range);
      Change.Verdict verdict =
          pairs.surelyAppearsOrVanishes(figure)
              ? Change.Verdict.CHANGED
              : change.verdict(tolerance * range, same);
      Difference difference = Difference.of(pair.measure(), figure, change, verdict);
      switch (verdict) {
        case CHANGED -> moved.add(difference);
        case UNCLEAR -> open.add(difference);
        case SAME ->
            ignored = change.low() > 0 || change.high() < 0 ? ignored.and(difference) : ignored;
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

  /**
   * The figures of a scenario before and after, side by side.
   *
   * @param measures of the fight as it is now
   */
  record Pairs(List<? extends Measure<?>> measures, Figures before, Figures after) {

    /** A figure that both of them have. */
    record Pair(Measure<?> measure, CheckedFigure figure) {}

    /**
     * All of them, in the order of the report: of a count the mean, each value, and each value or
     * more unless another figure says the same.
     */
    List<Pair> list() {
      List<Pair> pairs = new ArrayList<>();
      for (Measure<?> measure : measures) {
        if (before.has(measure) && after.has(measure)) {
          figures(measure).forEach(figure -> pairs.add(new Pair(measure, figure)));
        }
      }
      if (before.undecided() > 0 || after.undecided() > 0) {
        pairs.add(new Pair(CheckedFigure.UNDECIDED, CheckedFigure.OF_UNDECIDED));
      }
      return pairs;
    }

    private List<CheckedFigure> figures(Measure<?> measure) {
      List<CheckedFigure> figures = new ArrayList<>();
      if (measure.kind() == Measure.Kind.FLAG) {
        return List.of(CheckedFigure.yes(measure));
      }
      List<String> values = List.copyOf(values(measure));
      if (measure.kind().hasMean()) {
        if (before.decided(measure.name()) > 0 && after.decided(measure.name()) > 0) {
          figures.add(CheckedFigure.mean(measure));
        }
      }
      if (measure.kind() == Measure.Kind.COUNT) {
        // The least or more is all that ends, the greatest or more is the greatest.
        for (int i = 1; i < values.size() - 1; i++) {
          figures.add(CheckedFigure.orMore(measure, values.get(i)));
        }
      }
      values.forEach(value -> figures.add(CheckedFigure.is(measure, value)));
      return figures;
    }

    /** All values that came up before or after, in the order of the report. */
    TreeSet<String> values(Measure<?> measure) {
      Comparator<String> order =
          measure.kind().hasMean()
              ? Comparator.comparingDouble(Figures::number)
              : Comparator.<String>comparingInt(measure.categories()::indexOf)
                  .thenComparing(Comparator.naturalOrder());
      TreeSet<String> values = new TreeSet<>(order);
      values.addAll(before.weights(measure.name()).keySet());
      values.addAll(after.weights(measure.name()).keySet());
      return values;
    }

    /** Measures that only one of them has: "only before: x", "only now: y". */
    List<String> unmatched() {
      List<String> unmatched = new ArrayList<>();
      for (String measure : before.measures().keySet()) {
        if (!after.measures().containsKey(measure)) {
          unmatched.add("only before: " + measure);
        }
      }
      for (Measure<?> measure : measures) {
        if (after.has(measure) && !before.has(measure)) {
          unmatched.add("only now: " + measure.name());
        }
      }
      return unmatched;
    }

    /** Whether no figure differs, to the last digit. */
    boolean areIdentical() {
      return list().stream().allMatch(it -> before.value(it.figure) == after.value(it.figure));
    }

    /**
     * Whether something became possible (or just that a flag is not set) or impossible. Only what
     * was computed to be impossible counts: samples may just miss it.
     */
    boolean surelyAppearsOrVanishes(CheckedFigure figure) {
      return before.how().isExact() && appears(figure, before, after)
          || after.how().isExact() && appears(figure, after, before);
    }

    private static boolean appears(CheckedFigure figure, Figures from, Figures to) {
      if (figure.isMean()) {
        return false;
      }
      boolean flag = figure.kind() == Expectation.Kind.YES;
      return from.isImpossible(figure) && !to.isImpossible(figure)
          || flag && from.isCertain(figure) && !to.isCertain(figure);
    }
  }
}
