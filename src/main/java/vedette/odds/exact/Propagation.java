package vedette.odds.exact;

import java.util.List;
import vedette.fight.Engagement;
import vedette.odds.chain.ExactBudget;
import vedette.odds.chain.Graph;
import vedette.odds.chain.NumberSet;
import vedette.odds.chain.Row;
import vedette.odds.chain.TurnPartition;
import vedette.odds.chain.TurnStates;
import vedette.work.Limits;
import vedette.work.Progress;
import vedette.work.Refusal;
import vedette.work.Refusal.TooLarge;
import vedette.work.Remedy;

/**
 * Pushes probability through a chain, turn by turn over rows that turns share, from the first state
 * to the results.
 *
 * <p>Within a turn it goes component by component ({@link Cycle}). From the turn on in which
 * nothing depends on the clock any more, and if no measure counts turns, all later turns are one:
 * so fights with and without limit are solved in one way. What enters a component without a way out
 * never comes to a result: it stays undecided.
 */
public final class Propagation<M extends Probability<M>> {
  private final Graph<?, ?, Row> graph;
  private final boolean countTurns;
  private final M zero;
  private final M one;
  private final TurnStates<Row> states;
  private final ExactBudget exactBudget;
  private final EndCollector<M> endCollector;

  /** By state what enters it in this turn and in the next. */
  private Probability.Vector<M> now;

  private Probability.Vector<M> next;

  /** By row how often it is used. */
  private final Probability.Vector<M> visits;

  /** The states of the cycle that is being solved. */
  private final NumberSet inside = new NumberSet();

  private M passed;
  private M undecided;
  private long ways;

  /** Takes down in which turns fights end. */
  interface EndCollector<M> {
    /** So much goes along a row with results in this turn; turns not kept apart are one. */
    void ended(int turn, Row row, M probability);
  }

  private Propagation(
      Graph<?, ?, Row> graph,
      Engagement<?, ?> fight,
      M zero,
      M one,
      EndCollector<M> endCollector,
      ExactBudget exactBudget) {
    this.graph = graph;
    this.zero = zero;
    this.one = one;
    this.endCollector = endCollector;
    this.exactBudget = exactBudget;
    countTurns = !fight.turns().isEmpty();
    states = new TurnStates<>(graph, TurnPartition.of(fight), exactBudget);
    now = zero.zeros(64);
    next = zero.zeros(64);
    visits = zero.zeros(64);
    passed = one;
    undecided = zero;
  }

  /**
   * Explores a graph and pushes probability through it.
   *
   * @param progress hears how far it has come
   * @throws Refusal if it would take more than it may
   */
  public static <M extends Probability<M>> Propagation<M> through(
      Graph<?, ?, Row> graph,
      Engagement<?, ?> fight,
      M zero,
      M one,
      EndCollector<M> endCollector,
      Limits limits,
      Progress progress) {
    Propagation<M> propagation =
        new Propagation<>(graph, fight, zero, one, endCollector, new ExactBudget(limits, progress));
    propagation.run();
    return propagation;
  }

  /** The same, whenever fights end. */
  public static <M extends Probability<M>> Propagation<M> through(
      Graph<?, ?, Row> graph, Engagement<?, ?> fight, M zero, M one, Limits limits) {
    return through(graph, fight, zero, one, (turn, row, probability) -> {}, limits, Progress.NONE);
  }

  /**
   * Returns how often a row is used, on average; visits after which no end can be reached, which
   * may be without number, are not counted.
   */
  public M visits(Row row) {
    return visits.get(row.era().number());
  }

  /** By the number of a result the probability that it is come to. */
  Probability.Vector<M> ends() {
    Probability.Vector<M> sums = zero.zeros(graph.results().size());
    for (Row row : graph.nodes()) {
      if (row.endsFights()) {
        sums.add(row, row.ended(), row.size(), visits(row));
      }
    }
    return sums;
  }

  /** Returns the probability that no result is ever reached. */
  M undecided() {
    return undecided;
  }

  /** How many turns a fight has on average, if it has a name for them and all end. */
  M meanTurns() {
    return passed;
  }

  /** How many ways it has gone from state to state, the same way once in each turn. */
  long ways() {
    return ways;
  }

  private void run() {
    now.set(0, one);
    while (states.next()) {
      ensureCapacity();
      push();
      for (int i = 0; countTurns && i < states.entered().size(); i++) {
        passed = passed.plus(next.get(states.entered().get(i)));
      }
      Probability.Vector<M> used = now;
      now = next;
      next = used;
    }
  }

  private void ensureCapacity() {
    now.ensureCapacity(graph.states().size());
    next.ensureCapacity(graph.states().size());
    visits.ensureCapacity(graph.nodes().size());
  }

  private void push() {
    if (states.isFlat()) {
      for (int i = 0; i < states.size(); i++) {
        exactBudget.look(i);
        push(states.state(i));
      }
      return;
    }
    int done = 0;
    for (int[] component : states.components()) {
      exactBudget.look(done++);
      if (component.length == 1 && !states.returns(component[0])) {
        push(component[0]);
      } else {
        solve(component);
      }
    }
  }

  /** Hands a state's visits on along its row. */
  private void push(int state) {
    Row row = states.node(state);
    int within = states.turn().within(row);
    M probability = now.get(state);
    now.set(state, zero);
    if (within > 0) {
      now.add(row, 0, within, probability);
    }
    leave(row, probability);
  }

  /** Hands a state's visits on to the next turn and to results. */
  private void leave(Row row, M probability) {
    int nextTurn = states.turn().within(row);
    int ended = row.ended();
    ways += ended;
    visits.add(row.era().number(), probability);
    if (nextTurn < ended) {
      next.add(row, nextTurn, ended, probability);
    }
    if (row.endsFights()) {
      endCollector.ended(states.turn().number(), row, probability);
    }
    // Of turns that are one, each that passes is counted as it does.
    if (countTurns && row.nextTurn() < nextTurn) {
      passed = passed.plus(probability.shareAlong(row, row.nextTurn(), nextTurn));
    }
  }

  private void solve(int[] component) {
    inside.clear();
    for (int state : component) {
      inside.add(state);
    }
    for (int state : component) {
      if (states.node(state).weights().hasTiny()) {
        throw new TooLarge(
            "a cycle that it leaves with a probability below 10^-300",
            Remedy.LIMIT_TURNS,
            Remedy.FEWER_DICE);
      }
    }
    Cycle<M> cycle = new Cycle<>(inside, states, now, zero, one);
    if (cycle.hasExit()) {
      List<M> solved = cycle.visits(exactBudget);
      for (int i = 0; i < component.length; i++) {
        Row row = states.node(component[i]);
        pushOutside(row, solved.get(i));
        leave(row, solved.get(i));
      }
    } else {
      for (int state : component) {
        undecided = undecided.plus(now.get(state));
      }
    }
    for (int state : component) {
      now.set(state, zero);
    }
  }

  /** Hands visits on within the turn, but not within the component. */
  private void pushOutside(Row row, M probability) {
    for (int entry = 0; entry < states.turn().within(row); entry++) {
      int to = row.target(entry);
      if (inside.indexOf(to) < 0) {
        now.add(to, probability.shareAlong(row, entry));
      }
    }
  }
}
