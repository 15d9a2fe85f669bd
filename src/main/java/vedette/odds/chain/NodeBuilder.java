package vedette.odds.chain;

import vedette.fight.Step;

/**
 * Numbers states and results, and makes the node of a step from its paths as they come.
 *
 * @param <N> the kind of node
 */
public abstract class NodeBuilder<S, R, N extends Node> implements PathEnumerator.Paths<S, R> {
  private final Numbering<S> states = new Numbering<>();
  private final Numbering<R> results = new Numbering<>();

  /** Prepares for the paths of a state's step. */
  public abstract void begin(S state);

  /** Returns the node of all paths that have come since. */
  public abstract N node(Node.Era era);

  /** Returns the code of where a path leads; new states and results are numbered. */
  public final int destination(Step<S, R> end) {
    if (end instanceof Step.End<S, R> over) {
      return Destinations.code(results.of(over.result()), Destinations.ENDED);
    }
    if (end instanceof Step.NextTurn<S, R> next) {
      return Destinations.code(states.of(next.state()), Destinations.NEXT_TURN);
    }
    S state = ((Step.SameTurn<S, R>) end).state();
    return Destinations.code(states.of(state), Destinations.SAME_TURN);
  }

  final Numbering<S> states() {
    return states;
  }

  final Numbering<R> results() {
    return results;
  }
}
