package vedette.fight;

/**
 * How one step of an engagement ends.
 *
 * @param <S> states
 * @param <R> results
 */
public sealed interface Step<S, R> {
  /** The engagement goes on from this state, in the same turn. */
  record SameTurn<S, R>(S state) implements Step<S, R> {}

  /** The engagement goes on from this state in the next turn. */
  record NextTurn<S, R>(S state) implements Step<S, R> {}

  /** The engagement is over. */
  record End<S, R>(R result) implements Step<S, R> {}

  /** Goes on in the same turn. */
  static <S, R> Step<S, R> sameTurn(S state) {
    return new SameTurn<>(state);
  }

  /** Goes on in the next turn. */
  static <S, R> Step<S, R> nextTurn(S state) {
    return new NextTurn<>(state);
  }

  /** Is over. */
  static <S, R> Step<S, R> ended(R result) {
    return new End<>(result);
  }
}
