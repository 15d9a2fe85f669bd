package vedette.suite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import vedette.fight.Measure;

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
   * Whether something became possible (or just that a flag is not set) or impossible. Only what was
   * computed to be impossible counts: samples may just miss it.
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
