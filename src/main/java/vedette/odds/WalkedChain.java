package vedette.odds;

import java.util.Arrays;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.fight.Listener;

/** A battle chain as far as battles have come in it, with the rows that they walk along. */
final class WalkedChain<S, R> implements Lanes.Ground {
  /** So many cells of rows count as much as a state. */
  private static final int CELLS_A_STATE = 16;

  /** The end of a battle that has none; those of results come behind it. */
  private static final int NOWHERE = 0;

  private final BattleChain<S, R> chain;
  private final Traps<S, R> traps;
  private final AliasRows rows = new AliasRows();
  private final Lanes lanes = new Lanes(rows, this, AliasRows.end(NOWHERE));
  private int[] rowOf = {-1};
  private int[] ends = new int[0];

  /** How often each end was reached, in two columns: the same end twice running is no wait. */
  private long[] times = new long[64];

  WalkedChain(Engagement<S, R> fight, Listener listener) {
    chain = new BattleChain<>(fight, listener);
    traps = new Traps<>(fight);
  }

  /** How much there is of it, in states. */
  int size() {
    return chain.states() + chain.results() + rows.size() / CELLS_A_STATE;
  }

  void walk(int battles, Xoroshiro random) {
    if (ends.length < Lanes.room(battles)) {
      ends = new int[Lanes.room(battles)];
    }
    lanes.walk(row(0), battles, ends, random);
    if (times.length < 2 * (chain.results() + 1)) {
      times = Arrays.copyOf(times, 4 * (chain.results() + 1));
    }
    for (int battle = 0; battle < battles; battle++) {
      times[2 * AliasRows.number(ends[battle]) + (battle & 1)]++;
    }
  }

  /** Hands on what was counted. */
  void flush(Player<R> player) {
    player.countUndecided(take(NOWHERE));
    for (int result = 0; result < chain.results(); result++) {
      long times = take(NOWHERE + 1 + result);
      if (times > 0) {
        player.count(chain.result(result), times);
      }
    }
  }

  /** How often an end was reached, which is counted from 0 again. */
  private long take(int end) {
    int at = 2 * end;
    if (at >= times.length) {
      return 0;
    }
    long taken = times[at] + times[at + 1];
    times[at] = 0;
    times[at + 1] = 0;
    return taken;
  }

  @Override
  public int row(int state) {
    if (state >= rowOf.length) {
      int known = rowOf.length;
      rowOf = Arrays.copyOf(rowOf, Math.max(chain.states(), 2 * known));
      Arrays.fill(rowOf, known, rowOf.length, -1);
    }
    if (rowOf[state] < 0) {
      rowOf[state] = fill(state);
    }
    return rowOf[state];
  }

  private int fill(int state) {
    chain.fill(state);
    int n = chain.length(state);
    long[] weights = new long[n];
    int[] places = new int[n];
    for (int i = 0; i < n; i++) {
      int entry = chain.start(state) + i;
      int to = chain.target(entry);
      weights[i] = chain.weight(entry);
      // A state that leads only to itself: no use in going round.
      boolean stays = n == 1 && to == state;
      places[i] =
          to < 0
              ? AliasRows.end(NOWHERE + 1 + ~to)
              : stays ? AliasRows.end(NOWHERE) : AliasRows.unfilled(to);
    }
    return rows.add(weights, places);
  }

  @Override
  public boolean isTrap(int row) {
    for (int state = 0; state < rowOf.length; state++) {
      if (rowOf[state] == row) {
        return traps.isTrap(chain.state(state));
      }
    }
    throw new IllegalArgumentException("no state has the row " + row);
  }
}
