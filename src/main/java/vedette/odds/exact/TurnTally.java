package vedette.odds.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Measure;
import vedette.odds.chain.Graph;
import vedette.odds.chain.Row;

/**
 * The turns in which fights end, for the measures of turns. It keeps sums by turn, since results
 * that differ only in the turn would be as many as the product of both numbers.
 */
final class TurnTally<R, M extends Probability<M>> {
  private final Graph<?, R, Row> graph;
  private final M zero;
  private final List<OfMeasure> measures = new ArrayList<>();

  /** For measures that depend on more than the counting of turns: the results of one turn. */
  private final OneTurn ends;

  private final Map<Integer, Measure<R>> others = new LinkedHashMap<>();
  private final Tally<R, M> ofOthers;

  TurnTally(List<Measure<R>> measures, Graph<?, R, Row> graph, M zero) {
    this.graph = graph;
    this.zero = zero;
    for (int i = 0; i < measures.size(); i++) {
      Measure<R> measure = measures.get(i);
      if (measure.counted() != null) {
        this.measures.add(new OfMeasure(i, measure));
      } else if (measure.ofTurns()) {
        others.put(i, measure);
      }
    }
    ofOthers = new Tally<>(List.copyOf(others.values()), () -> zero.zeros(2));
    ends = new OneTurn();
  }

  /** Adds a probability that leads along the entries of a row in this turn. */
  void add(int turn, Row row, M probability) {
    for (int i = 0; i < measures.size(); i++) {
      measures.get(i).add(turn, row, probability);
    }
    if (!others.isEmpty()) {
      ends.add(turn, row, probability);
    }
  }

  /** Adds the sums to a tally. */
  void addTo(Tally<R, M> tally) {
    measures.forEach(each -> each.addTo(tally));
    ends.handOn();
    int other = 0;
    for (int number : others.keySet()) {
      for (Map.Entry<Comparable<?>, M> value : ofOthers.distribution(other, zero)) {
        tally.addValue(number, value.getKey(), value.getValue());
      }
      other++;
    }
  }

  /** The sums of one measure: by turn for results that count turns, and at 0 for the others. */
  private final class OfMeasure {
    private static final long UNKNOWN = -1;

    private final int number;
    private final Measure<R> measure;
    private final Probability.Vector<M> turns = zero.zeros(64);
    private int last;

    /** By row the weight of its results that count turns, and of the others. */
    private long[] counted = new long[0];

    private long[] uncounted = new long[0];

    OfMeasure(int number, Measure<R> measure) {
      this.number = number;
      this.measure = measure;
    }

    void add(int turn, Row row, M probability) {
      int number = row.era().number();
      if (number >= counted.length) {
        int known = counted.length;
        counted = Arrays.copyOf(counted, Math.max(graph.nodes().size(), 2 * known));
        uncounted = Arrays.copyOf(uncounted, counted.length);
        Arrays.fill(counted, known, counted.length, UNKNOWN);
      }
      if (counted[number] == UNKNOWN) {
        lookAt(row);
      }
      last = turn;
      turns.ensureCapacity(turn + 1);
      if (row.weights().rounded()) {
        for (int entry = row.ended(); entry < row.size(); entry++) {
          boolean counts = measure.counted().test(graph.results().value(row.target(entry)));
          turns.add(counts ? turn : 0, probability.shareAlong(row, entry));
        }
        return;
      }
      if (counted[number] > 0) {
        turns.add(turn, probability, counted[number], row.total());
      }
      if (uncounted[number] > 0) {
        turns.add(0, probability, uncounted[number], row.total());
      }
    }

    private void lookAt(Row row) {
      long counting = 0;
      long others = 0;
      for (int entry = row.ended(); entry < row.size(); entry++) {
        if (measure.counted().test(graph.results().value(row.target(entry)))) {
          counting += row.weight(entry);
        } else {
          others += row.weight(entry);
        }
      }
      counted[row.era().number()] = counting;
      uncounted[row.era().number()] = others;
    }

    void addTo(Tally<R, M> tally) {
      for (int turn = 0; turn <= last; turn++) {
        if (!turns.get(turn).isZero()) {
          tally.addValue(number, turn, turns.get(turn));
        }
      }
    }
  }

  /**
   * The probability of each result in one turn, summed before it is passed on, for fewer roundings.
   */
  private final class OneTurn {
    private Probability.Vector<M> ends = zero.zeros(0);
    private int turn;

    void add(int turn, Row row, M probability) {
      if (turn != this.turn) {
        handOn();
        this.turn = turn;
      }
      ends.ensureCapacity(graph.results().size());
      ends.add(row, row.ended(), row.size(), probability);
    }

    void handOn() {
      for (int result = 0; result < ends.capacity() && result < graph.results().size(); result++) {
        if (!ends.get(result).isZero()) {
          ofOthers.add(graph.results().value(result), turn, ends.get(result));
        }
      }
      ends = zero.zeros(graph.results().size());
    }
  }
}
