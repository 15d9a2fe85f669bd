package vedette.fight;

import java.util.List;
import java.util.Map;

/**
 * A fight under the rules of one system: a first state, and a step that leads on from a state.
 *
 * <p>States and results are immutable values: equality is identity. A step is pure: it depends on
 * nothing but the state and the umpire's answers, and ends wherever the rules could pause, so that
 * one step has few paths (over 10,000 is a bug).
 *
 * <p>The turn is not part of a state. The engine counts turns: a fight begins in turn 1, and a step
 * may end in the next one. A rule asks whether a turn has been reached, so what follows from a
 * state is worked out once an era, from one turn asked for to the next, and not once a turn. Only a
 * rule that must know the turn's number keeps a counter in its states.
 *
 * @param <S> states
 * @param <R> results
 */
public interface Engagement<S, R> {
  /** Where it begins. */
  S first();

  /** Plays on from a state until the rules could pause, or to the end. */
  Step<S, R> step(S state, Umpire umpire);

  /**
   * The latest turn that its rules ask {@link Umpire#reached} for; 0 if they never do. What they do
   * from there on no longer depends on the clock. To ask for a later one is a bug.
   */
  default int lastTurn() {
    return 0;
  }

  /**
   * What a fight has in common with those that differ from it by nothing but where they begin:
   * their steps are the same, and their measures but for what they begin with ({@link
   * Measure#before}). Unless overridden nothing but itself.
   */
  default Object rules() {
    return this;
  }

  /**
   * What to throw if too much can come of one of its steps to look at all of it: a bug, unless the
   * rules are somebody's file.
   *
   * @param state where the step begins
   * @param what how much can come of it, as {@code has more than 10000 paths}
   */
  default RuntimeException tooLarge(S state, String what) {
    return new IllegalStateException("a step " + what + ": " + state);
  }

  /** What a result is measured by, in the order of the report. */
  List<Measure<R>> measures();

  /** Further names by which questions may ask for measures, each with the measure's own name. */
  default Map<String, String> otherNames() {
    return Map.of();
  }

  /** The names of the measures that whoever wrote its file has given it. */
  default List<String> namedMeasures() {
    return List.of();
  }

  /**
   * What the turns of a fight without limit are called, as {@code rounds fought}, where no measure
   * counts them; else "".
   */
  default String turns() {
    return "";
  }

  /**
   * The sentence that its answer begins with, with figures in braces as in that of its type, where
   * this fight has one of its own; else "".
   */
  default String summary() {
    return "";
  }

  /**
   * The same fight with measures that it does not list unless somebody asks for them; unless
   * overridden there are none.
   *
   * @param questions texts that may name them
   */
  default Engagement<S, R> measuring(List<String> questions) {
    return this;
  }

  /**
   * What a result leaves of the units that the request names, so that they can enter another fight.
   * A stack that is not among these stands as it stood before: unless overridden all do.
   */
  default List<Left> left(R result) {
    return List.of();
  }

  /** How both sides decide; unless overridden there is nothing to decide. */
  default Doctrine doctrine() {
    return Doctrine::nothingToDecide;
  }

  /** The situation of both sides, line by line, as understood. */
  List<Fact> situation();

  /**
   * The states whose first rolls are explained before anything is rolled; unless overridden the
   * first.
   */
  default List<S> openings() {
    return List.of(first());
  }

  /** Notes how the first rolls come about, without rolling; unless overridden from each opening. */
  default void opening(Umpire umpire) {
    Opening.untilFirstRolls(this, umpire);
  }

  /**
   * A line of the situation.
   *
   * @param label who or what, a word or two
   * @param text the rest
   */
  record Fact(String label, String text) {}
}
