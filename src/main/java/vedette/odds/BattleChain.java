package vedette.odds;

import java.util.Arrays;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Listener;

/**
 * The battle chain: the states that an engagement can reach, numbered, and rows of where their
 * steps lead, with whole-number weights.
 *
 * <p>A state has a row for each era, the turns in which its step comes to the same; a row is filled
 * when it is first asked for. The entries of a row stand together by what they lead to: first
 * states in the same turn, then states in the next turn, then results.
 */
final class BattleChain<S, R> {
  private static final int NONE = -1;

  private final EveryRoll<S, R> everyRoll;
  private final EveryRoll<S, R> unheard;
  private final Numbering<S> states = new Numbering<>();
  private final Numbering<R> results = new Numbering<>();
  private final RowBuilder<S, R> row = new RowBuilder<>(states, results);

  /** By state the row that was filled last. */
  private int[] lastRow = filled(64);

  /** By row its state, the state's row that was filled before, and the era from turn to turn. */
  private int[] stateOf = new int[64];

  private int[] rowBefore = new int[64];
  private int[] from = new int[64];
  private int[] until = new int[64];

  /** By row where its entries begin, those of each kind, and those of another row. */
  private int[] start = new int[64];

  private int[] nextTurn = new int[64];
  private int[] ended = new int[64];
  private int[] end = new int[64];

  /** By row the one that it leads along: itself if its entries are its own. */
  private int[] along = new int[64];

  /** By row how much further on than its targets its weights are. */
  private int[] further = new int[64];

  private long[] total = new long[64];

  /** By row how far off its weights may be. */
  private double[] error = new double[64];

  private int rows;

  private final Ways ways = new Ways();

  private long played;

  /**
   * A chain of which only the first state is known; the listener hears every step as it is filled.
   */
  BattleChain(Engagement<S, R> fight, Listener listener) {
    this(fight, listener, null);
  }

  /** The same, in which fights within the engagement are a roll each. */
  BattleChain(Engagement<S, R> fight, Listener listener, WholeFights within) {
    everyRoll = EveryRoll.merged(fight, listener, within);
    unheard = EveryRoll.merged(fight, Listener.NOBODY, within);
    states.of(fight.first());
  }

  private static int[] filled(int capacity) {
    int[] none = new int[capacity];
    Arrays.fill(none, NONE);
    return none;
  }

  /** The row of a state in a turn, for which its step is played unless it is known. */
  int row(int state, int turn) {
    if (state < lastRow.length) {
      for (int known = lastRow[state]; known != NONE; known = rowBefore[known]) {
        if (from[known] <= turn && turn < until[known]) {
          return known;
        }
      }
    }
    return fill(state, turn);
  }

  /** How many paths lead on from a state in a turn; nobody hears of them, and nothing is kept. */
  int ways(int state, int turn) {
    return unheard.play(states.value(state), turn, (end, weight, outOf) -> {});
  }

  private int fill(int state, int turn) {
    row.clear();
    played += everyRoll.play(states.value(state), turn, row);
    if (row.total() > Die.MAX_TOTAL) {
      throw new IllegalStateException("a step has weights over 2^62: " + states.value(state));
    }
    row.mergeTotals();
    if (states.size() > lastRow.length) {
      int known = lastRow.length;
      lastRow = Arrays.copyOf(lastRow, Math.max(states.size(), 2 * known));
      Arrays.fill(lastRow, known, lastRow.length, NONE);
    }
    if (rows == stateOf.length) {
      growRows();
    }
    stateOf[rows] = state;
    from[rows] = everyRoll.from();
    until[rows] = everyRoll.until();
    error[rows] = everyRoll.error();
    rowBefore[rows] = lastRow[state];
    lastRow[state] = rows;
    write();
    return rows++;
  }

  /** Writes a row, or where the one is along which it leads. */
  private void write() {
    total[rows] = row.total();
    Rests.Rest.Row known = row.known();
    if (known != null) {
      along[rows] = known.number();
      start[rows] = known.start();
      end[rows] = known.start() + row.die().outcomes();
      nextTurn[rows] = Math.min(known.nextTurn(), end[rows]);
      ended[rows] = Math.min(known.ended(), end[rows]);
      further[rows] = ways.weightsOf(row.die()) - known.start();
      return;
    }
    along[rows] = rows;
    int weights = ways.weights();
    int at = ways.write(row);
    int[] begins = row.begins(at);
    start[rows] = at;
    nextTurn[rows] = begins[1];
    ended[rows] = begins[2];
    end[rows] = at + row.size();
    further[rows] = weights - at;
    row.written(rows, at);
    if (row.die() != null) {
      ways.weighs(row.die(), weights);
    }
  }

  private void growRows() {
    int capacity = 2 * rows;
    stateOf = Arrays.copyOf(stateOf, capacity);
    rowBefore = Arrays.copyOf(rowBefore, capacity);
    from = Arrays.copyOf(from, capacity);
    until = Arrays.copyOf(until, capacity);
    start = Arrays.copyOf(start, capacity);
    end = Arrays.copyOf(end, capacity);
    along = Arrays.copyOf(along, capacity);
    further = Arrays.copyOf(further, capacity);
    nextTurn = Arrays.copyOf(nextTurn, capacity);
    ended = Arrays.copyOf(ended, capacity);
    total = Arrays.copyOf(total, capacity);
    error = Arrays.copyOf(error, capacity);
  }

  /**
   * How far rounded weights of dice may move any probability: each answer is off by at most 2^-61
   * of its roll, once in each state.
   */
  double roundingOfDice() {
    return Math.scalb((double) everyRoll.mostRounded(), -61) * (states() + 1);
  }

  /** How far off a row's weights may be together. */
  double error(int row) {
    return error[row];
  }

  /** How many states are known, without the clock and without results. */
  int states() {
    return states.size();
  }

  /** The number of a state, which becomes known by that. */
  int number(S state) {
    return states.of(state);
  }

  S state(int number) {
    return states.value(number);
  }

  int results() {
    return results.size();
  }

  Numbering<R> numberedResults() {
    return results;
  }

  R result(int number) {
    return results.value(number);
  }

  /** How many rows are filled. */
  int rows() {
    return rows;
  }

  /** How many entries are kept; one that several rows share counts once. */
  int entries() {
    return ways.size();
  }

  /** How many paths have been played to fill them. */
  long played() {
    return played;
  }

  /** Whose row it is. */
  int stateOf(int row) {
    return stateOf[row];
  }

  /** The first turn of a row's era. */
  int from(int row) {
    return from[row];
  }

  /** Where the entries of a row begin; those up to {@link #nextTurn} lead to states. */
  int start(int row) {
    return start[row];
  }

  /** Where the entries begin that lead to states in the next turn. */
  int nextTurn(int row) {
    return nextTurn[row];
  }

  /** Where the entries begin that lead to results. */
  int ended(int row) {
    return ended[row];
  }

  /** Where the entries of a row end. */
  int end(int row) {
    return end[row];
  }

  /**
   * The row along which a row leads: its targets are the first of that one's; itself if they are
   * its own.
   */
  int along(int row) {
    return along[row];
  }

  /** What the weights of a row add up to. */
  long total(int row) {
    return total[row];
  }

  /** The number of the state or result that an entry leads to. */
  int target(int entry) {
    return ways.target(entry);
  }

  /** The weight of an entry of a row. */
  long weight(int row, int entry) {
    return ways.weight(entry + further[row]);
  }

  /** The targets of all entries; another array once rows have been filled. */
  int[] targets() {
    return ways.allTargets();
  }

  /**
   * Shares out of a row's total, rounded once, an entry's as far on as {@link #further} says;
   * another array once rows have been filled.
   */
  double[] shares() {
    return ways.allShares();
  }

  /** How much further on than its targets the shares of a row are. */
  int further(int row) {
    return further[row];
  }
}
