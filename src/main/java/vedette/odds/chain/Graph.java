package vedette.odds.chain;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;

/**
 * The states that an engagement can reach, numbered, with a node for each state and era: the turns
 * in which the state's step has the same destinations. A step is played when its node is first
 * requested.
 *
 * @param <N> nodes: transition rows, or trees of free choices
 */
public final class Graph<S, R, N extends Node> {
  private final PathEnumerator<S, R> pathEnumerator;
  private final NodeBuilder<S, R, N> builder;
  private final List<N> nodes = new ArrayList<>();

  /** By state its last node; null if it has none. */
  private final List<N> last = new ArrayList<>();

  private long played;

  /** Creates a graph in which only the first state is known. */
  public Graph(PathEnumerator<S, R> pathEnumerator, NodeBuilder<S, R, N> builder) {
    this.pathEnumerator = pathEnumerator;
    this.builder = builder;
    builder.states().of(pathEnumerator.first());
  }

  /** Returns a graph of transition rows; the listener hears every step as it is played. */
  public static <S, R> Graph<S, R, Row> ofRows(Engagement<S, R> fight, Listener listener) {
    return new Graph<>(PathEnumerator.merged(fight, listener), new RowBuilder<>());
  }

  /** Returns the node of a state in a turn. */
  @SuppressWarnings("unchecked") // the nodes of a state are of one kind
  public N node(int state, int turn) {
    N known = state < last.size() ? last.get(state) : null;
    while (known != null && !known.era().contains(turn)) {
      known = (N) known.era().before();
    }
    return known == null ? play(state, turn) : known;
  }

  private N play(int state, int turn) {
    S value = states().value(state);
    builder.begin(value);
    played += pathEnumerator.play(value, turn, builder);
    while (last.size() < states().size()) {
      last.add(null);
    }
    N node =
        builder.node(
            new Node.Era(
                nodes.size(),
                state,
                pathEnumerator.firstTurn(),
                pathEnumerator.endTurn(),
                last.get(state)));
    last.set(state, node);
    nodes.add(node);
    return node;
  }

  /** Returns the number of paths that lead on from a state in a turn, without a node. */
  int countPaths(int state, int turn) {
    return pathEnumerator.play(states().value(state), turn, (end, path) -> {});
  }

  /** Returns the known states, without the clock. */
  public Numbering<S> states() {
    return builder.states();
  }

  public Numbering<R> results() {
    return builder.results();
  }

  /** Returns the nodes made so far, in the order of their numbers. */
  public List<N> nodes() {
    return nodes;
  }

  /**
   * Returns the number of paths of all nodes, including those that were not played because their
   * rest was known.
   */
  public long pathCount() {
    return played;
  }
}
