package vedette.suite.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import vedette.fight.Measure;
import vedette.question.Change;
import vedette.question.Figure;
import vedette.suite.check.CheckedScenario.IgnoredDifferences;
import vedette.suite.check.CheckedScenario.Verdict;
import vedette.suite.figures.Figures;

/**
 * What moved between two sets of figures.
 *
 * @param verdict same, changed, or inconclusive
 * @param moved the figures that differ by more than the tolerance, the worst first; if
 *     inconclusive, those that may
 * @param ignored the largest differences within the tolerance
 * @param unmatched measures that only one of them has: "only before: x", "only now: y"
 */
public record Differences(
    Verdict verdict, List<Change> moved, IgnoredDifferences ignored, List<String> unmatched) {
  /** The chance that figures which are the same are called different, for a whole scenario. */
  private static final double ERROR_RATE = 0.001;

  /** A smaller difference of samples than this need not be ruled out. */
  private static final double RESOLUTION = 0.005;

  /** Chances before means, both before the values of counts; the largest move first. */
  private static final Comparator<Change> WORST_FIRST =
      Comparator.<Change, Boolean>comparing(it -> it.figure().isOfCount())
          .thenComparing(it -> it.figure().mean())
          .thenComparingDouble(it -> -it.size());

  /** Puts the worst first. */
  public Differences {
    moved = new ArrayList<>(moved);
    moved.sort(WORST_FIRST);
  }

  /** Of figures that are all the same; measures that only one of them has are named. */
  static Differences none(Pairs pairs) {
    return of(List.of(), List.of(), IgnoredDifferences.NONE, pairs);
  }

  private static Differences of(
      List<Change> moved, List<Change> open, IgnoredDifferences ignoredDifferences, Pairs pairs) {
    List<String> unmatched = pairs.unmatched();
    if (!moved.isEmpty() || !unmatched.isEmpty()) {
      return new Differences(Verdict.CHANGED, moved, ignoredDifferences, unmatched);
    }
    Verdict verdict = open.isEmpty() ? Verdict.SAME : Verdict.INCONCLUSIVE;
    return new Differences(verdict, open, ignoredDifferences, unmatched);
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
  public static Differences of(Pairs pairs, double tolerance) {
    return of(pairs, tolerance, ERROR_RATE);
  }

  /** The same where a false alarm has another chance. */
  public static Differences of(Pairs pairs, double tolerance, double errorRate) {
    List<Figure> figures = pairs.figures();
    double each = errorRate / Math.max(1, figures.size());
    List<Change> moved = new ArrayList<>();
    List<Change> open = new ArrayList<>();
    IgnoredDifferences ignoredDifferences = IgnoredDifferences.NONE;
    for (Figure figure : figures) {
      double range = pairs.range(figure);
      Change any =
          Change.independent(
              figure,
              pairs.before().estimate(figure, range, each),
              pairs.after().estimate(figure, range, each));
      double same = any.isExact() ? 0 : RESOLUTION * Math.max(1, range);
      Change change =
          pairs.isCertainAppearance(figure)
              ? any.asProved()
              : any.judgedBy(tolerance * range, same);
      switch (change.verdict()) {
        case CHANGED -> moved.add(change);
        case UNCLEAR -> open.add(change);
        case SAME ->
            ignoredDifferences =
                change.low() > 0 || change.high() < 0
                    ? ignoredDifferences.maximum(change)
                    : ignoredDifferences;
      }
    }
    return of(moved, open, ignoredDifferences, pairs);
  }

  /**
   * Returns whether battles with the same dice and the same outcomes are enough to call two fights
   * the same: if more than the resolution of them went otherwise, some of these would have.
   */
  static boolean isEnough(long trials) {
    return trials * RESOLUTION > -Math.log(ERROR_RATE);
  }

  /**
   * The figures of a scenario before and after, side by side.
   *
   * @param measures of the fight as it is now
   */
  public record Pairs(List<? extends Measure<?>> measures, Figures before, Figures after) {

    /**
     * Returns all figures, in the order of the report: of a count the mean, each value, and each
     * value or more unless another figure says the same.
     */
    List<Figure> figures() {
      List<Figure> figures = new ArrayList<>();
      for (Measure<?> measure : measures) {
        if (before.has(measure) && after.has(measure)) {
          figures.addAll(figures(measure));
        }
      }
      if (before.undecidedShare() > 0 || after.undecidedShare() > 0) {
        figures.add(Figure.UNDECIDED);
      }
      return figures;
    }

    private List<Figure> figures(Measure<?> measure) {
      if (measure.kind() == Measure.Kind.FLAG) {
        return List.of(Figure.of(measure));
      }
      List<Figure> figures = new ArrayList<>();
      List<String> values = List.copyOf(values(measure));
      if (measure.kind().hasMean()) {
        Figure mean = Figure.of(measure);
        figures.add(mean);
        if (before.missing(mean) != null || after.missing(mean) != null) {
          return figures;
        }
      }
      if (measure.kind() == Measure.Kind.COUNT) {
        // The least or more is all that ends, the greatest or more is the greatest.
        for (int i = 1; i < values.size() - 1; i++) {
          figures.add(Figure.orMore(measure, values.get(i)));
        }
      }
      values.forEach(value -> figures.add(Figure.of(measure, value)));
      return figures;
    }

    /** Returns all values that came up before or after, in the order of the report. */
    private TreeSet<String> values(Measure<?> measure) {
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

    /** Returns how far apart the values of a mean are; 1 of a probability. */
    double range(Figure figure) {
      if (!figure.mean()) {
        return 1;
      }
      Set<String> values = new HashSet<>(before.weights(figure.measure()).keySet());
      values.addAll(after.weights(figure.measure()).keySet());
      return Figures.range(values);
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

    /** Returns whether no figure differs, to the last digit. */
    boolean areIdentical() {
      return figures().stream()
          .allMatch(it -> Double.compare(before.value(it), after.value(it)) == 0);
    }

    /**
     * Returns whether something became possible (or just that a flag is not set) or impossible.
     * Only what was computed to be impossible counts: samples may just miss it.
     */
    boolean isCertainAppearance(Figure figure) {
      return before.methodAndSample().isExact() && appears(figure, before, after)
          || after.methodAndSample().isExact() && appears(figure, after, before);
    }

    private static boolean appears(Figure figure, Figures from, Figures to) {
      if (from.missing(figure) != null || to.missing(figure) != null) {
        return to.missing(figure) == null;
      }
      if (figure.mean()) {
        return false;
      }
      boolean flag = figure.kind() == Figure.Kind.YES;
      return from.isImpossible(figure) && !to.isImpossible(figure)
          || flag && from.isCertain(figure) && !to.isCertain(figure);
    }
  }
}
