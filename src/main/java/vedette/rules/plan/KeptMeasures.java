package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Measure;

/**
 * What a plan keeps of the fights that are over: the measures that a later condition, a measure of
 * the plan or a question names, and nothing else.
 *
 * @param first what is kept before the first fight
 */
record KeptMeasures(List<Value> values, List<Comparable<?>> first) {
  static final KeptMeasures NOTHING = of(List.of());

  /** Where a category has no value. */
  static final String NOT_FOUGHT = "not fought";

  /** The name, behind that of its step, of how often it was fought. */
  static final String TIMES = "times";

  /** The name, behind that of its step, of how often it succeeded. */
  static final String SUCCESSES = "successes";

  /**
   * The name, behind that of its step, of whether its last fight succeeded, or the enemy was gone
   * when the plan came to it.
   */
  static final String WON = "won";

  /**
   * A value that is kept.
   *
   * @param step whose it is
   * @param name of the measure of the step's fight, {@link #TIMES}, {@link #SUCCESSES} or {@link
   *     #WON}
   * @param measure the measure; null for {@link #TIMES}
   */
  record Value(int step, String name, Measure<?> measure) {
    boolean isOf(int fought) {
      return step == fought;
    }

    /** Returns whether it goes on from fight to fight, and is not told anew by each. */
    boolean isCount() {
      return measure == null || !name.equals(measure.name()) && !isWon();
    }

    /** Returns whether it is {@link #WON}. */
    boolean isWon() {
      return measure != null && name.equals(WON) && measure.name().equals(Measure.SUCCESS);
    }

    /** Its value in a result: as before any fight, if such a fight is not measured by it. */
    <R> Comparable<?> valueIn(List<Measure<R>> measures, R result, int turn) {
      for (Measure<R> measure : measures) {
        if (is(measure)) {
          return measure.value(result, turn);
        }
      }
      return nothing();
    }

    private boolean is(Measure<?> measure) {
      return measure.name().equals(measure.name());
    }

    /** Before the step is fought. */
    Comparable<?> first() {
      return isCount() ? (Comparable<?>) 0 : nothing();
    }

    private Comparable<?> nothing() {
      return switch (measure.kind()) {
        case COUNT -> 0;
        case FLAG -> false;
        case CATEGORY -> NOT_FOUGHT;
        case NUMBER -> Fraction.ZERO;
      };
    }
  }

  static KeptMeasures of(List<Value> values) {
    List<Comparable<?>> first = new ArrayList<>();
    values.forEach(value -> first.add(value.first()));
    return new KeptMeasures(List.copyOf(values), List.copyOf(first));
  }

  /** Returns whether the turn in which a step's fight ends is asked for, by one of its measures. */
  boolean countsTurns(int step, List<? extends Measure<?>> measures) {
    return values.stream()
        .filter(it -> it.isOf(step) && it.measure() != null)
        .anyMatch(it -> measures.stream().anyMatch(of -> it.is(of) && of.ofTurns()));
  }

  /**
   * Returns the places of the values that the end of a step's fight tells, whatever they were
   * before.
   */
  List<Integer> placesOf(int step) {
    List<Integer> told = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i).isOf(step) && !values.get(i).isCount()) {
        told.add(i);
      }
    }
    return List.copyOf(told);
  }

  /** Returns what is kept, with the values at some places as before the first fight. */
  List<Comparable<?>> without(List<Integer> places, List<Comparable<?>> kept) {
    List<Comparable<?>> now = new ArrayList<>(kept);
    for (int place : places) {
      now.set(place, first.get(place));
    }
    return List.copyOf(now);
  }

  int indexOf(int step, String name) {
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i).step() == step && values.get(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns what is kept of a result of a step's fight in a turn, in the order of the values. */
  <R> List<Comparable<?>> of(int step, List<Measure<R>> measures, R result, int turn) {
    List<Comparable<?>> kept = new ArrayList<>();
    for (Value value : values) {
      if (value.isOf(step) && value.measure() != null) {
        kept.add(value.valueIn(measures, result, turn));
      }
    }
    return kept;
  }

  /** Returns what is kept when the enemy of a step is gone and its own side is not. */
  List<Comparable<?>> won(int step, List<Comparable<?>> before) {
    List<Comparable<?>> now = new ArrayList<>(before);
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i).isOf(step) && values.get(i).isWon()) {
        now.set(i, true);
      }
    }
    return List.copyOf(now);
  }

  /** Returns whether the plan keeps if a step is won. */
  boolean keepsWon(int step) {
    return values.stream().anyMatch(value -> value.isOf(step) && value.isWon());
  }

  /** Returns what is kept after a step's fight has ended. */
  List<Comparable<?>> after(int step, StepEnd end, List<Comparable<?>> before) {
    if (values.isEmpty()) {
      return before;
    }
    List<Comparable<?>> now = new ArrayList<>(before);
    int next = 0;
    for (int i = 0; i < values.size(); i++) {
      Value value = values.get(i);
      if (!value.isOf(step)) {
        continue;
      }
      Comparable<?> told =
          value.measure() == null ? (Comparable<?>) true : end.keptValues().get(next++);
      now.set(i, value.isCount() ? (Integer) before.get(i) + (told.equals(true) ? 1 : 0) : told);
    }
    return List.copyOf(now);
  }
}
