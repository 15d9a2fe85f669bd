package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import vedette.fight.Measure;

/**
 * Results sorted by what they are measured by, each measure for itself, with what they weigh.
 *
 * @param <R> results
 * @param <W> a probability or a number of trials
 */
final class Tally<R, W> {
  private final List<Measure<R>> measures;
  private final List<Marginal<W>> marginals = new ArrayList<>();

  /**
   * An empty one.
   *
   * @param zeros makes a row of sums
   */
  Tally(List<Measure<R>> measures, Supplier<? extends Sums<W>> zeros) {
    this.measures = measures;
    for (Measure<R> measure : measures) {
      marginals.add(new Marginal<>(measure, zeros.get()));
    }
  }

  /** Adds a result of fights that ended in this turn. */
  void add(R result, int turn, W weight) {
    for (int i = 0; i < marginals.size(); i++) {
      marginals.get(i).add(measures.get(i).value(result, turn), weight);
    }
  }

  /** Adds results, whenever they came about, to all measures but those of turns. */
  void addResults(Numbering<R> results, List<W> weights) {
    for (int i = 0; i < marginals.size(); i++) {
      Measure<R> measure = measures.get(i);
      // Measure by measure: a processor guesses well which one is asked next.
      for (int result = 0; result < results.size() && !measure.ofTurns(); result++) {
        marginals.get(i).add(measure.value(results.value(result), 0), weights.get(result));
      }
    }
  }

  /** Adds to a value of one measure. */
  void addValue(int measure, Comparable<?> value, W weight) {
    marginals.get(measure).add(value, weight);
  }

  void add(Tally<R, W> other) {
    for (int i = 0; i < marginals.size(); i++) {
      marginals.get(i).add(other.marginals.get(i));
    }
  }

  /** The values of a measure in the order of the report; a flag's are both there. */
  List<Map.Entry<Comparable<?>, W>> distribution(int measure, W zero) {
    return marginals.get(measure).distribution(zero);
  }
}
