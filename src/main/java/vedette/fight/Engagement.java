package vedette.fight;

import java.util.List;

/**
 * A fight under the rules of one system: a first state, and a step that leads on from a state.
 *
 * <p>States and results are immutable values: equality is identity. A step is pure: it depends on
 * nothing but the state and the umpire's answers, and ends wherever the rules could pause, so that
 * one step has few paths (over 10,000 is a bug).
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
   * Readies a state, to be played from as often as one likes: whatever is settled before the first
   * question is found once, and noted to this listener. Unless overridden there is nothing to
   * ready.
   */
  default Ready<S, R> ready(S state, Listener listener) {
    return umpire -> step(state, umpire);
  }

  /** A state readied to be played from. */
  @FunctionalInterface
  interface Ready<S, R> {
    /** What {@link #step} does from the first question on. */
    Step<S, R> play(Umpire umpire);
  }

  /** What a result is measured by, in the order of the report. */
  List<Measure<R>> measures();

  /**
   * What the steps of a fight without limit are called, as {@code rounds fought}, where no measure
   * counts them; else "".
   */
  default String steps() {
    return "";
  }

  /** How both sides decide; unless overridden there is nothing to decide. */
  default Doctrine doctrine() {
    return Doctrine::nothingToDecide;
  }

  /** What both sides bring, line by line, as understood. */
  List<Fact> situation();

  /** Notes how the first rolls come about, without rolling. */
  void opening(Listener listener);

  /**
   * A line of the situation.
   *
   * @param label who or what, a word or two
   * @param text the rest
   */
  record Fact(String label, String text) {}
}
