package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Measure;

/**
 * The results of past fights that a plan keeps: only measures that a later condition, a measure of
 * the plan or a question names.
 *
 * @param first the values before the first fight
 */
record KeptMeasures(List<Value> values, List<Comparable<?>> first) {
  static final KeptMeasures NOTHING = of(List.of());

  /** The value of a category before any fight. */
  static final String NOT_FOUGHT = "not fought";

  /** The name, after that of the step, of the number of times it was fought. */
  static final String TIMES = "times";

  /** The name, after that of the step, of the number of times it succeeded. */
  static final String SUCCESSES = "successes";

  /**
   * The name, after that of the step, of whether its last fight succeeded or the enemy was already
   * gone.
   */
  static final String WON = "won";

  /**
   * A kept value.
   *
   * @param step the number of its step
   * @param name the name of the measure of the step's fight, {@link #TIMES}, {@link #SUCCESSES} or
   *     {@link #WON}
   * @param measure the measure; null for {@link #TIMES}
   */
  record Value(int step, String name, Measure<?> measure) {
    boolean isOf(int fought) {
      return step == fought;
    }

    /** Returns whether the value adds up over fights instead of being replaced by each. */
    boolean isCount() {
      return measure == null || !name.equals(measure.name()) && !isWon();
    }

    boolean isWon() {
      return measure != null && name.equals(WON) && measure.name().equals(Measure.SUCCESS);
    }

    /** Returns the value in a result; the value before any fight if the fight lacks the measure. */
    <R> Comparable<?> valueIn(List<Measure<R>> measures, R result, int turn) {
      for (Measure<R> measure : measures) {
        if (is(measure)) {
          return measure.value(result, turn);
        }
      }
      return nothing();
    }

    private boolean is(Measure<?> measure) {
      return this.measure.name().equals(measure.name());
    }

    /** Returns the value before the step is fought. */
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

  /** Returns whether a kept measure of a step depends on the turn in which its fight ends. */
  boolean countsTurns(int step, List<? extends Measure<?>> measures) {
    return values.stream()
        .filter(it -> it.isOf(step) && it.measure() != null)
        .anyMatch(it -> measures.stream().anyMatch(of -> it.is(of) && of.ofTurns()));
  }

  /** Returns the indices of the values that the end of a step's fight replaces. */
  List<Integer> placesOf(int step) {
    List<Integer> told = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i).isOf(step) && !values.get(i).isCount()) {
        told.add(i);
      }
    }
    return List.copyOf(told);
  }

  /**
   * Returns the kept values, with those at some indices reset to the values before the first fight.
   */
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

  /** Returns the values kept of the result of a step's fight, in the order of {@link #values}. */
  <R> List<Comparable<?>> of(int step, List<Measure<R>> measures, R result, int turn) {
    List<Comparable<?>> kept = new ArrayList<>();
    for (Value value : values) {
      if (value.isOf(step) && value.measure() != null) {
        kept.add(value.valueIn(measures, result, turn));
      }
    }
    return kept;
  }

  /** Returns the kept values when a step's enemy is gone and its own side is not. */
  List<Comparable<?>> won(int step, List<Comparable<?>> before) {
    List<Comparable<?>> now = new ArrayList<>(before);
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i).isOf(step) && values.get(i).isWon()) {
        now.set(i, true);
      }
    }
    return List.copyOf(now);
  }

  /** Returns whether the plan keeps {@link #WON} of a step. */
  boolean keepsWon(int step) {
    return values.stream().anyMatch(value -> value.isOf(step) && value.isWon());
  }

  /** Returns the kept values after a step's fight. */
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
