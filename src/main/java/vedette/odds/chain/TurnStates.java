package vedette.odds.chain;

import java.util.List;
import vedette.work.Refusal.TooLarge;
import vedette.work.Remedy;

/**
 * Exploration of a graph turn by turn: the states through which battles pass within a turn, each
 * with its node in that turn.
 *
 * <p>From the turn on in which nothing depends on the clock any more, all later turns count as one.
 */
public final class TurnStates<N extends Node> implements Components.Edges {
  /** A safety limit for fights whose turns are counted; the longest that rules allow has 9,999. */
  static final int MOST_TURNS = 100_000;

  /** The number of known states whose paths are counted, to estimate the mean. */
  private static final int SAMPLED = 32;

  private final Graph<?, ?, N> graph;
  private final TurnPartition turnPartition;
  private final ExactBudget exactBudget;
  private final NumberSet states = new NumberSet();

  /** The states in which battles enter the next turn. */
  private final NumberSet entered = new NumberSet();

  private Turn turn = new Turn(0, false);
  private boolean leadsWithin;

  /** The components of the turn; null if {@code isFlat}. */
  private List<int[]> components;

  /** Creates an unexplored fight: the first state enters the first turn. */
  public TurnStates(Graph<?, ?, N> graph, TurnPartition turnPartition, ExactBudget exactBudget) {
    this.graph = graph;
    this.turnPartition = turnPartition;
    this.exactBudget = exactBudget;
    entered.add(0);
  }

  /** Explores the next turn; returns false if no battle enters it. */
  public boolean next() {
    if (entered.size() == 0) {
      return false;
    }
    if (turn.number() == MOST_TURNS) {
      throw new TooLarge("more than 100,000 turns", Remedy.LIMIT_TURNS);
    }
    turn = turnPartition.turn(turn.number() + 1);
    states.clear();
    for (int i = 0; i < entered.size(); i++) {
      states.add(entered.get(i));
    }
    entered.clear();
    leadsWithin = false;
    int known = 0;
    for (int i = 0; i < states.size(); i++) {
      exactBudget.look(i);
      N node = node(states.get(i));
      if (graph.states().size() > known) {
        known = graph.states().size();
        exactBudget.countStates(known, graph.pathCount());
        if (exactBudget.asksForPaths()) {
          exactBudget.paths(states.size(), meanPaths());
        }
      }
      follow(node);
    }
    exactBudget.turn(states.size(), turn.number());
    components = leadsWithin ? Components.of(states, graph.states().size(), this) : null;
    if (leadsWithin && entered.size() > 0) {
      // In topological order: the rounding of sums depends on their order.
      entered.clear();
      for (int[] component : components) {
        for (int state : component) {
          enter(node(state));
        }
      }
    }
    return true;
  }

  private void follow(N node) {
    int[] targets = node.targets();
    int within = turn.within(node);
    leadsWithin |= within > 0;
    for (int i = 0; i < within; i++) {
      states.add(targets[i]);
    }
    enter(node);
  }

  private void enter(N node) {
    int[] targets = node.targets();
    int ended = node.ended();
    for (int i = turn.within(node); i < ended; i++) {
      entered.add(targets[i]);
    }
  }

  /** Returns the mean number of paths from a state, over an evenly spread sample. */
  private double meanPaths() {
    long paths = 0;
    for (int i = 0; i < SAMPLED; i++) {
      int state = states.get((int) ((long) states.size() * i / SAMPLED));
      paths += graph.countPaths(state, turn.number());
    }
    return (double) paths / SAMPLED;
  }

  public Turn turn() {
    return turn;
  }

  /** Returns the number of states in the turn. */
  public int size() {
    return states.size();
  }

  /** Returns the number of a state, by its index in the order of discovery. */
  public int state(int index) {
    return states.get(index);
  }

  /** Returns the states in which battles enter the next turn. */
  public NumberSet entered() {
    return entered;
  }

  /** Returns the node of a state in this turn. */
  public N node(int state) {
    return graph.node(state, turn.number());
  }

  /**
   * Returns whether no state leads to a state of the turn, itself included; any order is then
   * topological.
   */
  public boolean isFlat() {
    return !leadsWithin;
  }

  /** Returns whether a state leads back to itself in one step. */
  public boolean returns(int state) {
    return turn.leads(node(state), state);
  }

  /** Returns its strongly connected components in topological order. */
  public List<int[]> components() {
    return leadsWithin ? components : Components.of(states, graph.states().size(), this);
  }

  @Override
  public int[] targets(int state) {
    return node(state).targets();
  }

  @Override
  public int ways(int state) {
    return turn.within(node(state));
  }
}
