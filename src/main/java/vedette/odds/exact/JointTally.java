package vedette.odds.exact;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import vedette.fight.Measure;
import vedette.odds.answer.Odds.Outcome;
import vedette.odds.answer.Odds.Outcomes;
import vedette.question.Estimate;

/**
 * Results grouped by the values of all joint measures together, with their weights.
 *
 * @param <R> results
 * @param <W> a probability or a number of trials
 */
public final class JointTally<R, W> {
  /** The maximum number of outcomes that the joint distribution lists. */
  static final int MAX_OUTCOMES = 1_000;

  private final List<Measure<R>> measures;
  private final BinaryOperator<W> plus;
  private final Map<List<Comparable<?>>, W> weights = new HashMap<>();

  /** Creates an empty tally. */
  public JointTally(List<Measure<R>> measures, BinaryOperator<W> plus) {
    this.measures = measures.stream().filter(Measure::isOutcome).toList();
    this.plus = plus;
  }

  /** Adds a result, regardless of its turn, on which no measure here depends. */
  public void add(R result, W weight) {
    List<Comparable<?>> together = new ArrayList<>(measures.size());
    for (Measure<R> measure : measures) {
      together.add(measure.value(result, 0));
    }
    addValues(together, weight);
  }

  /** Adds a combination of values of the joint measures. */
  public void addValues(List<Comparable<?>> together, W weight) {
    weights.merge(together, weight, plus);
  }

  /** Returns all combinations of values with their weights. */
  public Map<List<Comparable<?>>, W> weights() {
    return Map.copyOf(weights);
  }

  public void add(JointTally<R, W> other) {
    other.weights.forEach((values, weight) -> weights.merge(values, weight, plus));
  }

  /**
   * Returns the outcomes, the most likely first; equally likely ones in the order of their values.
   */
  public Outcomes outcomes(ToDoubleFunction<W> probability, Function<W, Estimate> estimate) {
    List<OutcomeWeight<W>> all = new ArrayList<>(weights.size());
    weights.forEach(
        (values, weight) ->
            all.add(new OutcomeWeight<>(values, weight, probability.applyAsDouble(weight))));
    all.sort(
        Comparator.<OutcomeWeight<W>>comparingDouble(outcome -> -outcome.p)
            .thenComparing(OutcomeWeight::values, JointTally::compareAll));
    List<Outcome> likeliest = new ArrayList<>();
    for (OutcomeWeight<W> outcome : all.subList(0, Math.min(all.size(), MAX_OUTCOMES))) {
      likeliest.add(new Outcome(outcome.values, estimate.apply(outcome.weight)));
    }
    return new Outcomes(likeliest, all.size() - likeliest.size());
  }

  /** An outcome whose probability is computed once for all comparisons. */
  private record OutcomeWeight<W>(List<Comparable<?>> values, W weight, double p) {}

  private static int compareAll(List<Comparable<?>> a, List<Comparable<?>> b) {
    for (int i = 0; i < a.size(); i++) {
      int order = compare(a.get(i), b.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  /** Compares two values of a measure, which are of one class. */
  @SuppressWarnings("unchecked")
  static int compare(Comparable<?> a, Comparable<?> b) {
    return ((Comparable<Object>) a).compareTo(b);
  }
}
