package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Listener;

/**
 * The battle chain: the states that an engagement can reach, numbered, and rows of where their
 * steps lead.
 *
 * <p>A state has a row for each era, the turns in which its step comes to the same; a row is filled
 * when it is first asked for.
 */
final class BattleChain<S, R> {
  private final EveryRoll<S, R> everyRoll;
  private final Numbering<S> states = new Numbering<>();
  private final Numbering<R> results = new Numbering<>();
  private final RowBuilder<S, R> builder;
  private final List<Row> rows = new ArrayList<>();

  /** By state the row that was filled last; null if none was. */
  private final List<Row> lastRows = new ArrayList<>();

  private long played;
  private boolean rounded;

  /**
   * A chain of which only the first state is known; the listener hears every step as it is filled.
   */
  BattleChain(Engagement<S, R> fight, Listener listener) {
    this(fight, listener, null);
  }

  /** The same, in which fights within the engagement are a roll each. */
  BattleChain(Engagement<S, R> fight, Listener listener, WholeFights within) {
    everyRoll = EveryRoll.merged(fight, listener, within);
    builder = new RowBuilder<>(states, results, everyRoll.path());
    states.of(fight.rules().first());
  }

  /** The row of a state in a turn, for which its step is played unless it is known. */
  Row row(int state, int turn) {
    Row known = state < lastRows.size() ? lastRows.get(state) : null;
    while (known != null && !known.holdsIn(turn)) {
      known = known.before();
    }
    return known == null ? fill(state, turn) : known;
  }

  private Row fill(int state, int turn) {
    builder.clear();
    played += everyRoll.play(states.value(state), turn, builder);
    if (builder.total() > Die.MAX_TOTAL) {
      throw new IllegalStateException("a step has weights over 2^62: " + states.value(state));
    }
    while (lastRows.size() < states.size()) {
      lastRows.add(null);
    }
    Row row = builder.row(rows.size(), state, everyRoll, lastRows.get(state));
    lastRows.set(state, row);
    rows.add(row);
    rounded |= row.weights().rounded();
    return row;
  }

  /** How many paths lead on from a state in a turn; no row is made of them. */
  int countPaths(int state, int turn) {
    return everyRoll.play(states.value(state), turn, (end, weight, outOf) -> {});
  }

  /** Whether the weights of a row are rounded, so that there are no exact fractions. */
  boolean isRounded() {
    return rounded;
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

  /** The rows that are filled, in the order of their numbers. */
  List<Row> rows() {
    return rows;
  }

  /** How many paths have been played to fill them. */
  long played() {
    return played;
  }
}
