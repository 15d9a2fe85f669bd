package vedette.odds;

import java.util.List;
import vedette.fight.Engagement;
import vedette.work.Limits;
import vedette.work.Progress;
import vedette.work.Refusal;
import vedette.work.Refusal.TooLarge;

/**
 * Pushes probability through a chain, turn by turn over rows that turns share, from the first state
 * to the results.
 *
 * <p>Within a turn it goes component by component ({@link Cycle}). From the turn on in which
 * nothing depends on the clock any more, and if no measure counts turns, all later turns are one:
 * so fights with and without limit are solved in one way. What enters a component without a way out
 * never comes to a result: it stays undecided.
 */
final class Propagation<M extends Probability<M>> {
  /** Fights of which turns are counted end before; the longest that rules allow has 9,999. */
  static final int MOST_TURNS = 100_000;

  private final BattleChain<?, ?> chain;
  private final Turns turns;
  private final boolean countTurns;
  private final M zero;
  private final M one;
  private final TurnStates states;
  private final Ends<M> ends;

  /** By state what enters it in this turn and in the next. */
  private Probability.Vector<M> now;

  private Probability.Vector<M> next;

  /** The states that are entered in the next turn. */
  private final NumberSet entered = new NumberSet();

  /** By row how often it is used. */
  private final Probability.Vector<M> visits;

  /** The states of the cycle that is being solved. */
  private final NumberSet inside = new NumberSet();

  private M passed;
  private M undecided;
  private long ways;

  /** Takes down in which turns fights end. */
  interface Ends<M> {
    /** So much goes along a row with results in this turn; turns not kept apart are one. */
    void ended(int turn, Row row, M probability);
  }

  private Propagation(
      BattleChain<?, ?> chain, Engagement<?, ?> fight, M zero, M one, Ends<M> ends) {
    this.chain = chain;
    this.zero = zero;
    this.one = one;
    this.ends = ends;
    turns = Turns.of(fight);
    countTurns = !fight.turns().isEmpty();
    states = new TurnStates(chain);
    now = zero.zeros(64);
    next = zero.zeros(64);
    visits = zero.zeros(64);
    passed = one;
    undecided = zero;
  }

  /**
   * Explores a chain and pushes probability through it.
   *
   * @param progress hears how far it has come
   * @throws Refusal if it would take more than it may
   */
  static <M extends Probability<M>> Propagation<M> through(
      BattleChain<?, ?> chain,
      Engagement<?, ?> fight,
      M zero,
      M one,
      Ends<M> ends,
      Limits limits,
      Progress progress) {
    Propagation<M> propagation = new Propagation<>(chain, fight, zero, one, ends);
    propagation.run(new Effort(limits, progress));
    return propagation;
  }

  /** The same, whenever fights end. */
  static <M extends Probability<M>> Propagation<M> through(
      BattleChain<?, ?> chain, Engagement<?, ?> fight, M zero, M one, Limits limits) {
    return through(chain, fight, zero, one, (turn, row, probability) -> {}, limits, Progress.NONE);
  }

  /**
   * How often a row is used, on average; visits after which no end can be reached, which may be
   * without number, are not counted.
   */
  M visits(Row row) {
    return visits.get(row.number());
  }

  /** By the number of a result the probability that it is come to. */
  Probability.Vector<M> ends() {
    Probability.Vector<M> sums = zero.zeros(chain.results());
    for (Row row : chain.rows()) {
      if (row.endsFights()) {
        sums.add(row, row.ended(), row.size(), visits(row));
      }
    }
    return sums;
  }

  /** The probability that no result is ever reached. */
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

  private void run(Effort effort) {
    int[] live = {0};
    now.set(0, one);
    for (int turn = 1; live.length > 0; turn++) {
      boolean allTurns = turns.areOneFrom(turn);
      states.explore(live, turn, allTurns, effort);
      effort.turn(states.size(), turn);
      ensureCapacity();
      entered.clear();
      push(turn, effort);
      live = entered.toArray();
      for (int i = 0; countTurns && i < live.length; i++) {
        passed = passed.plus(next.get(live[i]));
      }
      Probability.Vector<M> used = now;
      now = next;
      next = used;
      if (turn == MOST_TURNS && live.length > 0) {
        throw new TooLarge("more than 100,000 turns", "limit the number of turns");
      }
    }
  }

  private void ensureCapacity() {
    now.ensureCapacity(chain.states());
    next.ensureCapacity(chain.states());
    visits.ensureCapacity(chain.rows().size());
  }

  private void push(int turn, Effort effort) {
    if (states.isFlat()) {
      for (int i = 0; i < states.size(); i++) {
        effort.look(i);
        push(states.state(i), turn);
      }
      return;
    }
    int done = 0;
    for (int[] component : states.components()) {
      effort.look(done++);
      if (component.length == 1 && !returns(component[0])) {
        push(component[0], turn);
      } else {
        solve(component, turn, effort);
      }
    }
  }

  private boolean returns(int state) {
    int[] targets = states.targets(state);
    for (int entry = states.ways(state) - 1; entry >= 0; entry--) {
      if (targets[entry] == state) {
        return true;
      }
    }
    return false;
  }

  /** Hands a state's visits on along its row. */
  private void push(int state, int turn) {
    Row row = states.row(state);
    M probability = now.get(state);
    now.set(state, zero);
    if (states.endWithin(row) > 0) {
      now.add(row, 0, states.endWithin(row), probability);
    }
    leave(row, probability, turn);
  }

  /** Hands a state's visits on to the next turn and to results. */
  private void leave(Row row, M probability, int turn) {
    int nextTurn = states.endWithin(row);
    int ended = row.ended();
    ways += ended;
    visits.add(row.number(), probability);
    if (nextTurn < ended) {
      next.add(row, nextTurn, ended, probability);
      for (int entry = nextTurn; entry < ended; entry++) {
        entered.add(row.target(entry));
      }
    }
    if (row.endsFights()) {
      ends.ended(turn, row, probability);
    }
    // Of turns that are one, each that passes is counted as it does.
    if (countTurns && row.nextTurn() < nextTurn) {
      passed = passed.plus(probability.along(row, row.nextTurn(), nextTurn));
    }
  }

  private void solve(int[] component, int turn, Effort effort) {
    inside.clear();
    for (int state : component) {
      inside.add(state);
    }
    for (int state : component) {
      if (states.row(state).weights().hasTiny()) {
        throw new TooLarge(
            "a cycle that is left with a probability below 10^-300",
            "limit the number of turns, or fight with fewer dice");
      }
    }
    Cycle<M> cycle = new Cycle<>(inside, states, now, zero, one);
    if (cycle.hasExit()) {
      List<M> solved = cycle.visits(effort);
      for (int i = 0; i < component.length; i++) {
        Row row = states.row(component[i]);
        pushOutside(row, solved.get(i));
        leave(row, solved.get(i), turn);
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
    for (int entry = 0; entry < states.endWithin(row); entry++) {
      int to = row.target(entry);
      if (inside.indexOf(to) < 0) {
        now.add(to, probability.along(row, entry));
      }
    }
  }
}
