package vedette.suite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import vedette.fight.Measure;

/**
 * What moved between two sets of figures.
 *
 * @param moved the figures that differ by more than the tolerance, the worst first
 * @param ignored the largest difference within the tolerance; 0 if none was passed over
 * @param unmatched measures that only one of them has: "only before: x", "only now: y"
 */
record Moves(List<Move> moved, double ignored, List<String> unmatched) {
  /** Chances before means, both before the single values of counts; the largest move first. */
  private static final Comparator<Move> WORST_FIRST =
      Comparator.comparing(Move::detail)
          .thenComparing(Move::isMean)
          .thenComparingDouble(move -> -move.size());

  /** Whether anything did. */
  boolean any() {
    return !moved.isEmpty() || !unmatched.isEmpty();
  }

  /** Compares computed figures: equal within their own error bounds, or else different. */
  static Moves exact(
      List<? extends Measure<?>> measures, Figures before, Figures after, double tolerance) {
    double noise = before.error() + after.error() + Figures.ROUNDING;
    List<Move> moved = new ArrayList<>();
    double ignored = 0;
    for (Move move : all(measures, before, after)) {
      boolean differs = move.size() > noise;
      if (move.appearsOrVanishes() && !move.isMean() || differs && move.size() > tolerance) {
        moved.add(move);
      } else if (differs) {
        ignored = Math.max(ignored, move.size());
      }
    }
    moved.sort(WORST_FIRST);
    return new Moves(moved, ignored, unmatched(measures, before, after));
  }

  /** Moves that count, with the worst first. */
  static Moves of(List<Move> moved, double ignored, List<String> unmatched) {
    List<Move> sorted = new ArrayList<>(moved);
    sorted.sort(WORST_FIRST);
    return new Moves(sorted, ignored, unmatched);
  }

  private static List<Move> all(
      List<? extends Measure<?>> measures, Figures before, Figures after) {
    List<Move> moves = new ArrayList<>();
    for (Measure<?> measure : measures) {
      String name = measure.name();
      if (!isInBoth(measure, before, after)) {
        continue;
      }
      if (measure.kind() == Measure.Kind.COUNT) {
        moves.add(Move.exact(measure, Move.MEAN, before.mean(name), after.mean(name)));
      }
      for (String value : values(measure, before, after)) {
        moves.add(Move.exact(measure, value, before.p(name, value), after.p(name, value)));
      }
    }
    return moves;
  }

  static boolean isInBoth(Measure<?> measure, Figures before, Figures after) {
    return before.has(measure) && after.has(measure);
  }

  /** All values that came up before or after, in the order of the report. */
  static Set<String> values(Measure<?> measure, Figures before, Figures after) {
    Comparator<String> order =
        measure.kind() == Measure.Kind.COUNT
            ? Comparator.comparingInt(Integer::parseInt)
            : Comparator.<String>comparingInt(measure.categories()::indexOf)
                .thenComparing(Comparator.naturalOrder());
    Set<String> values = new TreeSet<>(order);
    values.addAll(before.weights(measure.name()).keySet());
    values.addAll(after.weights(measure.name()).keySet());
    return values;
  }

  static List<String> unmatched(
      List<? extends Measure<?>> measures, Figures before, Figures after) {
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
}
