package vedette.odds.chain;

import vedette.fight.Step;

/**
 * A builder of nodes: numbers states and results, and turns the paths of a step into its node.
 *
 * @param <N> the kind of node
 */
public abstract class NodeBuilder<S, R, N extends Node> implements PathEnumerator.Paths<S, R> {
  private final Numbering<S> states = new Numbering<>();
  private final Numbering<R> results = new Numbering<>();

  /** Prepares for the paths of a state's step. */
  public abstract void begin(S state);

  /** Returns the node of all paths since {@link #begin}. */
  public abstract N node(Node.Era era);

  /** Returns the code of a path's destination; new states and results are numbered. */
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
