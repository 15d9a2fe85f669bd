package vedette.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import vedette.fight.Measure;

/**
 * The values of one measure, with what they weigh.
 *
 * <p>Values are found by index: exact odds add some thousand results to each measure.
 *
 * @param <W> a probability or a number of trials
 */
final class Marginal<W> {
  private final Measure<?> measure;

  /** By number, by 0 for no and 1 for yes, or by the place among the categories. */
  private final Sums<W> weights;

  /** The places of values that may be any; null if they are known before. */
  private final Numbering<Comparable<?>> asked;

  /** The measure's values, of which each weighs nothing yet. */
  Marginal(Measure<?> measure, Sums<W> weights) {
    this.measure = measure;
    this.weights = weights;
    boolean open = measure.isOpen() || measure.kind() == Measure.Kind.NUMBER;
    asked = open ? new Numbering<>() : null;
    weights.ensureCapacity(Math.max(2, measure.categories().size()));
  }

  void add(Comparable<?> value, W weight) {
    int index = index(value);
    weights.ensureCapacity(index + 1);
    weights.add(index, weight);
  }

  void add(Marginal<W> other) {
    if (asked != null) {
      for (int index = 0; index < other.asked.size(); index++) {
        add(other.asked.value(index), other.weights.get(index));
      }
      return;
    }
    weights.ensureCapacity(other.weights.capacity());
    for (int index = 0; index < other.weights.capacity(); index++) {
      weights.add(index, other.weights.get(index));
    }
  }

  private int index(Comparable<?> value) {
    if (asked != null) {
      return asked.of(value);
    }
    if (value instanceof Integer number) {
      return number;
    }
    if (value instanceof Boolean yes) {
      return yes ? 1 : 0;
    }
    int place = measure.categories().indexOf(value);
    if (place < 0) {
      throw new IllegalStateException(measure.name() + " has no category " + value);
    }
    return place;
  }

  /** The values that weigh anything, in the order of the report; a flag's are both there. */
  List<Map.Entry<Comparable<?>, W>> distribution(W zero) {
    List<Map.Entry<Comparable<?>, W>> values = new ArrayList<>();
    boolean flag = measure.kind() == Measure.Kind.FLAG;
    for (int index = 0; index < size(); index++) {
      W weight = weights.get(index);
      if (flag || !weight.equals(zero)) {
        values.add(Map.entry(value(index), weight));
      }
    }
    if (measure.isOpen()) {
      values.sort(Comparator.comparing(it -> (String) it.getKey(), new NaturalOrder()));
    } else if (asked != null) {
      values.sort((a, b) -> JointTally.compare(a.getKey(), b.getKey()));
    }
    return values;
  }

  private int size() {
    return switch (measure.kind()) {
      case FLAG -> 2;
      case NUMBER, COUNT, CATEGORY -> asked == null ? weights.capacity() : asked.size();
    };
  }

  private Comparable<?> value(int index) {
    if (asked != null) {
      return asked.value(index);
    }
    return switch (measure.kind()) {
      case NUMBER, COUNT -> index;
      case FLAG -> index == 1;
      case CATEGORY -> measure.categories().get(index);
    };
  }
}
