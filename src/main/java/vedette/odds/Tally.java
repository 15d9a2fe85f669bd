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
import vedette.odds.Odds.Outcomes;

/**
 * Results sorted by what they are measured by: each measure's values, and the joint measures'
 * values together, with what they weigh.
 *
 * @param <R> results
 * @param <W> a probability or a number of trials
 */
final class Tally<R, W> {
  private final List<Measure<R>> measures;
  private final BinaryOperator<W> plus;
  private final List<Map<Comparable<?>, W>> marginals = new ArrayList<>();
  private final JointTally<R, W> joint;

  Tally(List<Measure<R>> measures, BinaryOperator<W> plus) {
    this.measures = measures;
    this.plus = plus;
    joint = new JointTally<>(measures, plus);
    for (int i = 0; i < measures.size(); i++) {
      marginals.add(new HashMap<>());
    }
  }

  void add(R result, W weight) {
    addAlone(result, weight);
    joint.add(result, weight);
  }

  /** Adds it to each measure's values, but not to those of the joint measures together. */
  void addAlone(R result, W weight) {
    for (int i = 0; i < measures.size(); i++) {
      marginals.get(i).merge(measures.get(i).of().apply(result), weight, plus);
    }
  }

  void add(Tally<R, W> other) {
    for (int i = 0; i < marginals.size(); i++) {
      Map<Comparable<?>, W> mine = marginals.get(i);
      other.marginals.get(i).forEach((value, weight) -> mine.merge(value, weight, plus));
    }
    joint.add(other.joint);
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
    return joint.outcomes(probability, interval);
  }

  /** A measure's values are of one class, so each can be compared with the others. */
  @SuppressWarnings("unchecked")
  static int compare(Comparable<?> a, Comparable<?> b) {
    return ((Comparable<Object>) a).compareTo(b);
  }
}
