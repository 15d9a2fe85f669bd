package vedette.fight;

/**
 * The end of one step of an engagement.
 *
 * @param <S> states
 * @param <R> results
 */
public sealed interface Step<S, R> {
  /** A step that continues from this state in the same turn. */
  record SameTurn<S, R>(S state) implements Step<S, R> {}

  /** A step that continues from this state in the next turn. */
  record NextTurn<S, R>(S state) implements Step<S, R> {}

  /** A step that ends the engagement. */
  record End<S, R>(R result) implements Step<S, R> {}

  /** Returns a step that continues in the same turn. */
  static <S, R> Step<S, R> sameTurn(S state) {
    return new SameTurn<>(state);
  }

  /** Returns a step that continues in the next turn. */
  static <S, R> Step<S, R> nextTurn(S state) {
    return new NextTurn<>(state);
  }

  /** Returns a step that ends the engagement. */
  static <S, R> Step<S, R> ended(R result) {
    return new End<>(result);
  }
}
