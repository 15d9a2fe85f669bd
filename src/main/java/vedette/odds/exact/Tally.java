package vedette.odds.exact;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import vedette.fight.Measure;
import vedette.odds.chain.Numbering;

/**
 * Results grouped by the values of each measure, with their weights.
 *
 * @param <R> results
 * @param <W> a probability or a number of trials
 */
public final class Tally<R, W> {
  private final List<OfMeasure<R, W>> measures = new ArrayList<>();

  /**
   * Creates an empty tally.
   *
   * @param zeros creates a column of sums
   */
  public Tally(List<Measure<R>> measures, Supplier<? extends Column<W>> zeros) {
    for (Measure<R> measure : measures) {
      this.measures.add(new OfMeasure<>(measure, zeros.get()));
    }
  }

  /** Adds a result of fights that ended in this turn. */
  public void add(R result, int turn, W weight) {
    for (OfMeasure<R, W> each : measures) {
      each.add(each.measure.value(result, turn), weight);
    }
  }

  /** Adds results, regardless of their turns, to all measures except those of turns. */
  void addResults(Numbering<R> results, List<W> weights) {
    for (OfMeasure<R, W> each : measures) {
      // Measure by measure, so that the processor predicts the virtual calls.
      for (int result = 0; result < results.size() && !each.measure.ofTurns(); result++) {
        each.add(each.measure.value(results.value(result), 0), weights.get(result));
      }
    }
  }

  /** Adds a weight to a value of one measure. */
  public void addValue(int measure, Comparable<?> value, W weight) {
    measures.get(measure).add(value, weight);
  }

  public void add(Tally<R, W> other) {
    for (int i = 0; i < measures.size(); i++) {
      measures.get(i).add(other.measures.get(i));
    }
  }

  /** Returns the values of a measure in the order of the report; a flag always has both. */
  public List<Map.Entry<Comparable<?>, W>> distribution(int measure, W zero) {
    return measures.get(measure).distribution(zero);
  }

  /**
   * The sums of one measure. Values are found by index: exact odds add some thousand results to
   * each.
   */
  private static final class OfMeasure<R, W> {
    private final Measure<R> measure;

    /** By number, by 0 for no and 1 for yes, or by the index among the categories. */
    private final Column<W> weights;

    /** The indexes of values that are not known in advance; null if they are. */
    private final Numbering<Comparable<?>> values;

    OfMeasure(Measure<R> measure, Column<W> weights) {
      this.measure = measure;
      this.weights = weights;
      boolean any = measure.isOpen() || measure.kind() == Measure.Kind.NUMBER;
      values = any ? new Numbering<>() : null;
      weights.ensureCapacity(Math.max(2, measure.categories().size()));
    }

    void add(Comparable<?> value, W weight) {
      if (value == null) {
        return; // Its condition does not hold at this end.
      }
      int index = index(value);
      weights.ensureCapacity(index + 1);
      weights.add(index, weight);
    }

    void add(OfMeasure<R, W> other) {
      weights.ensureCapacity(other.size());
      for (int index = 0; index < other.size(); index++) {
        add(other.value(index), other.weights.get(index));
      }
    }

    private int index(Comparable<?> value) {
      if (values != null) {
        return values.of(value);
      }
      if (value instanceof Integer number) {
        return number;
      }
      if (value instanceof Boolean yes) {
        return yes ? 1 : 0;
      }
      int index = measure.categories().indexOf(value);
      if (index < 0) {
        throw new IllegalStateException(measure.name() + " has no category " + value);
      }
      return index;
    }

    List<Map.Entry<Comparable<?>, W>> distribution(W zero) {
      List<Map.Entry<Comparable<?>, W>> weighed = new ArrayList<>();
      boolean flag = measure.kind() == Measure.Kind.FLAG;
      for (int index = 0; index < size(); index++) {
        W weight = weights.get(index);
        if (flag || !weight.equals(zero)) {
          weighed.add(Map.entry(value(index), weight));
        }
      }
      if (measure.isOpen()) {
        weighed.sort(Comparator.comparing(it -> (String) it.getKey(), new NaturalOrder()));
      } else if (values != null) {
        weighed.sort((a, b) -> JointTally.compare(a.getKey(), b.getKey()));
      }
      return weighed;
    }

    private int size() {
      if (values != null) {
        return values.size();
      }
      return switch (measure.kind()) {
        case FLAG -> 2;
        case CATEGORY -> measure.categories().size();
        case NUMBER, COUNT -> weights.capacity();
      };
    }

    private Comparable<?> value(int index) {
      if (values != null) {
        return values.value(index);
      }
      return switch (measure.kind()) {
        case NUMBER, COUNT -> index;
        case FLAG -> index == 1;
        case CATEGORY -> measure.categories().get(index);
      };
    }
  }

  /** The natural order of names: numbers within them compare by size. */
  static final class NaturalOrder implements Comparator<String> {
    @Override
    public int compare(String one, String other) {
      int i = 0;
      int j = 0;
      while (i < one.length() && j < other.length()) {
        int endOfOne = endOfDigits(one, i);
        int endOfOther = endOfDigits(other, j);
        int order;
        if (endOfOne > i && endOfOther > j) {
          order = numbers(one.substring(i, endOfOne), other.substring(j, endOfOther));
          i = endOfOne;
          j = endOfOther;
        } else {
          order = Character.compare(one.charAt(i++), other.charAt(j++));
        }
        if (order != 0) {
          return order;
        }
      }
      int rest = Integer.compare(one.length() - i, other.length() - j);
      return rest == 0 ? one.compareTo(other) : rest;
    }

    private static int endOfDigits(String text, int from) {
      int end = from;
      while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
        end++;
      }
      return end;
    }

    private static int numbers(String one, String other) {
      String a = one.replaceFirst("^0+(?=.)", "");
      String b = other.replaceFirst("^0+(?=.)", "");
      return a.length() == b.length() ? a.compareTo(b) : Integer.compare(a.length(), b.length());
    }
  }
}
