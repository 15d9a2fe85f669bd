package vedette.fight;

/**
 * The rules of a fight: a first state, and a step that continues from a state.
 *
 * <p>States and results are immutable values: equality is identity. A step is pure: it depends only
 * on the state and the umpire's answers. It ends wherever the rules could pause, so that one step
 * has few paths (over 10,000 is a bug).
 *
 * <p>The turn is not part of a state. The engine counts turns: a fight begins in turn 1, and a step
 * may end in the next one. A rule asks whether a turn has been reached, so the step of a state is
 * evaluated once an era, from one such turn to the next, and not once a turn. Only a rule that must
 * know the turn's number keeps a counter in its states.
 *
 * @param <S> states
 * @param <R> results
 */
public interface Rules<S, R> {
  /** Returns the first state. */
  S first();

  /** Plays from a state until the rules could pause, or to the end. */
  Step<S, R> step(S state, Umpire umpire);

  /**
   * Returns the latest turn that the rules pass to {@link Umpire#reached}; 0 if they never do. From
   * that turn on they no longer depend on the clock. To ask for a later one is a bug.
   */
  default int lastTurn() {
    return 0;
  }

  /**
   * Returns the exception to throw if a step has too many paths to enumerate: a bug, unless the
   * rules come from a user's file.
   *
   * @param state the state in which the step begins
   * @param what the count that is too large, as {@code has more than 10000 paths}
   */
  default RuntimeException tooLarge(S state, String what) {
    return new IllegalStateException("a step " + what + ": " + state);
  }
}
