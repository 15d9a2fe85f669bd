package vedette.odds;

import java.util.Arrays;
import java.util.List;
import vedette.fight.Engagement;

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
  private final Layer layer;
  private final Ends<M> ends;

  /** By state what enters it in this turn and in the next. */
  private ProbabilityVector<M> now;

  private ProbabilityVector<M> next;

  /** The states that are entered in the next turn. */
  private final Touched entered = new Touched();

  /** By row how often it is used. */
  private final ProbabilityVector<M> visits;

  private int[] inside = new int[0];
  private M passed;
  private M undecided;

  /** Takes down in which turns fights end. */
  interface Ends<M> {
    /** So much goes along a row with results in this turn; turns not kept apart are one. */
    void ended(int turn, int row, M probability);
  }

  private Propagation(
      BattleChain<?, ?> chain, Engagement<?, ?> fight, M zero, M one, Ends<M> ends) {
    this.chain = chain;
    this.zero = zero;
    this.one = one;
    this.ends = ends;
    turns = Turns.of(fight);
    countTurns = !fight.turns().isEmpty();
    layer = new Layer(chain);
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
      ExactOdds.Progress progress) {
    Propagation<M> propagation = new Propagation<>(chain, fight, zero, one, ends);
    propagation.run(new Effort(limits, progress));
    return propagation;
  }

  /** The same, whenever fights end. */
  static <M extends Probability<M>> Propagation<M> through(
      BattleChain<?, ?> chain, Engagement<?, ?> fight, M zero, M one, Limits limits) {
    return through(
        chain, fight, zero, one, (turn, row, probability) -> {}, limits, (states, turn) -> {});
  }

  /**
   * How often the row with this number is used, on average; visits after which no end can be
   * reached, which may be without number, are not counted.
   */
  M visits(int row) {
    return visits.get(row);
  }

  /** By the number of a result the probability that it is come to. */
  ProbabilityVector<M> ends() {
    ProbabilityVector<M> sums = zero.zeros(chain.results());
    for (int row = 0; row < chain.rows(); row++) {
      if (chain.ended(row) < chain.end(row)) {
        sums.add(chain, row, chain.ended(row), chain.end(row), visits.get(row));
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

  private void run(Effort effort) {
    int[] live = {0};
    int count = 1;
    now.set(0, one);
    for (int turn = 1; count > 0; turn++) {
      boolean allTurns = turns.areOneFrom(turn);
      layer.explore(live, count, turn, allTurns, effort);
      effort.turn(layer.size(), turn);
      ensureCapacity();
      entered.clear();
      push(turn, effort);
      count = entered.size;
      live = Arrays.copyOf(entered.numbers, count);
      for (int i = 0; countTurns && i < count; i++) {
        passed = passed.plus(next.get(live[i]));
      }
      ProbabilityVector<M> used = now;
      now = next;
      next = used;
      if (turn == MOST_TURNS && count > 0) {
        throw new TooLarge("more than 100,000 turns", "limit the number of turns");
      }
    }
  }

  private void ensureCapacity() {
    now.ensureCapacity(chain.states());
    next.ensureCapacity(chain.states());
    entered.ensureCapacity(chain.states());
    visits.ensureCapacity(chain.rows());
  }

  private void push(int turn, Effort effort) {
    if (layer.isFlat()) {
      for (int place = 0; place < layer.size(); place++) {
        effort.look(place);
        push(place, now.get(layer.state(place)), turn);
      }
      return;
    }
    int done = 0;
    for (int[] component : layer.components()) {
      effort.look(done++);
      if (component.length == 1 && !returns(component[0])) {
        push(component[0], now.get(layer.state(component[0])), turn);
      } else {
        solve(component, turn, effort);
      }
    }
  }

  private boolean returns(int place) {
    int row = layer.row(place);
    for (int entry = chain.start(row); entry < layer.endWithin(row); entry++) {
      if (chain.target(entry) == layer.state(place)) {
        return true;
      }
    }
    return false;
  }

  /** Hands a state's visits on along its row. */
  private void push(int place, M probability, int turn) {
    int row = layer.row(place);
    now.set(layer.state(place), zero);
    if (chain.start(row) < layer.endWithin(row)) {
      now.add(chain, row, chain.start(row), layer.endWithin(row), probability);
    }
    leave(row, probability, turn);
  }

  /** Hands a state's visits on to the next turn and to results. */
  private void leave(int row, M probability, int turn) {
    int nextTurn = layer.endWithin(row);
    int ended = chain.ended(row);
    visits.add(row, probability);
    if (nextTurn < ended) {
      next.add(chain, row, nextTurn, ended, probability);
      entered.touch(chain, nextTurn, ended);
    }
    if (ended < chain.end(row)) {
      ends.ended(turn, row, probability);
    }
    // Of turns that are one, each that passes is counted as it does.
    if (countTurns && chain.nextTurn(row) < nextTurn) {
      long passing = 0;
      for (int entry = chain.nextTurn(row); entry < nextTurn; entry++) {
        passing += chain.weight(row, entry);
      }
      passed = passed.plus(probability.share(passing, chain.total(row)));
    }
  }

  private void solve(int[] component, int turn, Effort effort) {
    if (inside.length < layer.size()) {
      inside = new int[Math.max(layer.size(), 2 * inside.length)];
      Arrays.fill(inside, -1);
    }
    for (int i = 0; i < component.length; i++) {
      inside[component[i]] = i;
    }
    Cycle<M> cycle = new Cycle<>(component, inside, layer, now, zero, one);
    if (cycle.hasExit()) {
      List<M> solved = cycle.visits(effort);
      for (int i = 0; i < component.length; i++) {
        int place = component[i];
        pushOutside(place, solved.get(i));
        leave(layer.row(place), solved.get(i), turn);
      }
    } else {
      for (int place : component) {
        undecided = undecided.plus(now.get(layer.state(place)));
      }
    }
    for (int place : component) {
      now.set(layer.state(place), zero);
      inside[place] = -1;
    }
  }

  /** Hands visits on within the turn, but not within the component. */
  private void pushOutside(int place, M probability) {
    int row = layer.row(place);
    for (int entry = chain.start(row); entry < layer.endWithin(row); entry++) {
      int to = chain.target(entry);
      if (inside[layer.place(to)] < 0) {
        now.add(to, probability, chain.weight(row, entry), chain.total(row));
      }
    }
  }

  /** Numbers that were touched since it was cleared, each once, in the order of touching. */
  private static final class Touched {
    private int[] numbers = new int[64];
    private int[] places = new int[64];
    private int size;

    void ensureCapacity(int most) {
      if (most > numbers.length) {
        int capacity = Math.max(most, 2 * numbers.length);
        numbers = Arrays.copyOf(numbers, capacity);
        places = Arrays.copyOf(places, capacity);
      }
    }

    void clear() {
      size = 0;
    }

    /** Touches what some entries of a chain lead to. */
    void touch(BattleChain<?, ?> chain, int from, int to) {
      int[] targets = chain.targets();
      for (int entry = from; entry < to; entry++) {
        int number = targets[entry];
        int place = places[number];
        if (place >= size || numbers[place] != number) {
          places[number] = size;
          numbers[size++] = number;
        }
      }
    }
  }
}
