package vedette.fight;

/**
 * The rules of a fight: a first state, and a step that leads on from a state.
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
public interface Rules<S, R> {
  /** Returns where it begins. */
  S first();

  /** Plays on from a state until the rules could pause, or to the end. */
  Step<S, R> step(S state, Umpire umpire);

  /**
   * Returns the latest turn that the rules ask {@link Umpire#reached} for; 0 if they never do. What
   * they do from there on no longer depends on the clock. To ask for a later one is a bug.
   */
  default int lastTurn() {
    return 0;
  }

  /**
   * Returns what to throw if too much can come of one of the steps to look at all of it: a bug,
   * unless the rules are somebody's file.
   *
   * @param state where the step begins
   * @param what how much can come of it, as {@code has more than 10000 paths}
   */
  default RuntimeException tooLarge(S state, String what) {
    return new IllegalStateException("a step " + what + ": " + state);
  }
}
