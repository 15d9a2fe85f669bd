package vedette.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import vedette.fight.Measure;
import vedette.odds.Odds.Interval;
import vedette.odds.Odds.Outcome;
import vedette.odds.Odds.Outcomes;

/**
 * Results sorted by what they are measured by: each measure's values, and the joint measures'
 * values together, with what they weigh.
 *
 * @param <R> results
 * @param <W> a probability or a number of trials
 */
final class Tally<R, W> {
  /** The most outcomes that the joint distribution lists. */
  static final int MAX_OUTCOMES = 1_000;

  private final List<Measure<R>> measures;
  private final BinaryOperator<W> plus;
  private final List<Map<Comparable<?>, W>> marginals = new ArrayList<>();
  private final Map<List<Comparable<?>>, W> joint = new HashMap<>();

  Tally(List<Measure<R>> measures, BinaryOperator<W> plus) {
    this.measures = measures;
    this.plus = plus;
    for (int i = 0; i < measures.size(); i++) {
      marginals.add(new HashMap<>());
    }
  }

  void add(R result, W weight) {
    List<Comparable<?>> together = new ArrayList<>();
    for (int i = 0; i < measures.size(); i++) {
      Measure<R> measure = measures.get(i);
      Comparable<?> value = measure.of().apply(result);
      marginals.get(i).merge(value, weight, plus);
      if (measure.joint()) {
        together.add(value);
      }
    }
    joint.merge(together, weight, plus);
  }

  void add(Tally<R, W> other) {
    for (int i = 0; i < marginals.size(); i++) {
      Map<Comparable<?>, W> mine = marginals.get(i);
      other.marginals.get(i).forEach((value, weight) -> mine.merge(value, weight, plus));
    }
    other.joint.forEach((values, weight) -> joint.merge(values, weight, plus));
  }

  /** The values of a measure in the order of the report; a flag's are both there. */
  List<Map.Entry<Comparable<?>, W>> distribution(int measure, W zero) {
    Measure<R> what = measures.get(measure);
    Map<Comparable<?>, W> weights = marginals.get(measure);
    for (Comparable<?> value : weights.keySet()) {
      if (what.kind() == Measure.Kind.CATEGORY && !what.categories().contains(value)) {
        throw new IllegalStateException(what.name() + " has no category " + value);
      }
    }
    if (what.kind() == Measure.Kind.FLAG) {
      weights.putIfAbsent(false, zero);
      weights.putIfAbsent(true, zero);
    }
    List<Map.Entry<Comparable<?>, W>> sorted = new ArrayList<>(weights.entrySet());
    sorted.sort(
        what.kind() == Measure.Kind.CATEGORY
            ? Comparator.comparingInt(entry -> what.categories().indexOf(entry.getKey()))
            : (a, b) -> compare(a.getKey(), b.getKey()));
    return sorted;
  }

  /** The likeliest outcomes first; equal ones in the order of their values. */
  Outcomes outcomes(ToDoubleFunction<W> probability, Function<W, Interval> interval) {
    List<Weighed<W>> all = new ArrayList<>(joint.size());
    joint.forEach(
        (values, weight) ->
            all.add(new Weighed<>(values, weight, probability.applyAsDouble(weight))));
    all.sort(
        Comparator.<Weighed<W>>comparingDouble(outcome -> -outcome.p)
            .thenComparing(Weighed::values, Tally::compareAll));
    List<Outcome> likeliest = new ArrayList<>();
    for (Weighed<W> outcome : all.subList(0, Math.min(all.size(), MAX_OUTCOMES))) {
      likeliest.add(new Outcome(outcome.values, outcome.p, interval.apply(outcome.weight)));
    }
    return new Outcomes(likeliest, all.size() - likeliest.size());
  }

  /** An outcome whose probability is worked out once, however often it is compared. */
  private record Weighed<W>(List<Comparable<?>> values, W weight, double p) {}

  private static int compareAll(List<Comparable<?>> a, List<Comparable<?>> b) {
    for (int i = 0; i < a.size(); i++) {
      int order = compare(a.get(i), b.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  /** A measure's values are of one class, so each can be compared with the others. */
  @SuppressWarnings("unchecked")
  private static int compare(Comparable<?> a, Comparable<?> b) {
    return ((Comparable<Object>) a).compareTo(b);
  }
}
