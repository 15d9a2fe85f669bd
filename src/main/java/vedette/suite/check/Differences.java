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
 * The differences between two sets of figures.
 *
 * @param verdict same, changed, or inconclusive
 * @param moved the figures that differ by more than the tolerance, the largest change first; if
 *     inconclusive, those that may
 * @param ignored the largest differences within the tolerance
 * @param unmatched the measures that only one of them has: "only before: x", "only now: y"
 */
public record Differences(
    Verdict verdict, List<Change> moved, IgnoredDifferences ignored, List<String> unmatched) {
  /** The probability that equal figures are called different, for a whole scenario. */
  private static final double ERROR_RATE = 0.001;

  /** The smallest difference between samples that must be ruled out. */
  private static final double RESOLUTION = 0.005;

  /** Probabilities before means, both before the values of counts; the largest change first. */
  private static final Comparator<Change> WORST_FIRST =
      Comparator.<Change, Boolean>comparing(it -> it.figure().isOfCount())
          .thenComparing(it -> it.figure().mean())
          .thenComparingDouble(it -> -it.size());

  /** Sorts the changes, the largest first. */
  public Differences {
    moved = new ArrayList<>(moved);
    moved.sort(WORST_FIRST);
  }

  /** Returns the result for identical figures; lists the measures that only one side has. */
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
   * Compares figures that are exact, or sampled with independent dice.
   *
   * <p>Every figure's difference has a range: that of each probability, of each value or more of a
   * count, and of its mean; for samples, the probability of a false alarm is split evenly among
   * them. The scenario is different if one range lies beyond the tolerance. It is the same if all
   * ranges lie within it, or for samples within half a percent if that is more. For a mean, both
   * are shares of the range of its values: if each value or more changes by half a percent, the
   * mean changes by half a percent of that range.
   */
  public static Differences of(Pairs pairs, double tolerance) {
    return of(pairs, tolerance, ERROR_RATE);
  }

  /** Compares figures with another probability of a false alarm. */
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
   * Returns whether equal outcomes with equal dice are enough to call two fights the same. If more
   * battles than the resolution differed, the sample would contain some of them.
   */
  static boolean isEnough(long trials) {
    return trials * RESOLUTION > -Math.log(ERROR_RATE);
  }

  /**
   * The figures of a scenario before and after.
   *
   * @param measures the measures of the current fight
   */
  public record Pairs(List<? extends Measure<?>> measures, Figures before, Figures after) {

    /**
     * Returns all figures, in the order of the report: for a count the mean, each value, and each
     * value or more unless another figure gives the same.
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
        // The lowest value or more is everything that ends; the highest or more is the highest.
        for (int i = 1; i < values.size() - 1; i++) {
          figures.add(Figure.orMore(measure, values.get(i)));
        }
      }
      values.forEach(value -> figures.add(Figure.of(measure, value)));
      return figures;
    }

    /** Returns all values that occur before or after, in the order of the report. */
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

    /** Returns the range of the values of a mean; 1 for a probability. */
    double range(Figure figure) {
      if (!figure.mean()) {
        return 1;
      }
      Set<String> values = new HashSet<>(before.weights(figure.measure()).keySet());
      values.addAll(after.weights(figure.measure()).keySet());
      return Figures.range(values);
    }

    /** Returns the measures that only one side has: "only before: x", "only now: y". */
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

    /** Returns whether all figures are equal to the last digit. */
    boolean areIdentical() {
      return figures().stream()
          .allMatch(it -> Double.compare(before.value(it), after.value(it)) == 0);
    }

    /**
     * Returns whether an outcome certainly became possible or impossible. For a flag this includes
     * its not being set. Only exact figures prove impossibility: samples may miss an outcome.
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
