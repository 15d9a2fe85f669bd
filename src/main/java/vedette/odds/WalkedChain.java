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
  private static final int NOWHERE = 1;

  private final BattleChain<S, R> chain;
  private final Traps<S, R> traps;
  private final AliasRows rows = new AliasRows();
  private final Lanes lanes = new Lanes(rows, this);
  private int[] rowOf = {-1};

  WalkedChain(Engagement<S, R> fight, Listener listener) {
    chain = new BattleChain<>(fight, listener);
    traps = new Traps<>(fight);
  }

  /** How much there is of it, in states. */
  int size() {
    return chain.states() + chain.results() + rows.size() / CELLS_A_STATE;
  }

  void walk(int battles, Xoroshiro random) {
    lanes.walk(row(0), battles, random);
  }

  /** Hands on what was counted. */
  void flush(Player<R> player) {
    player.countUndecided(lanes.take(NOWHERE));
    for (int result = 0; result < chain.results(); result++) {
      long times = lanes.take(end(result));
      if (times > 0) {
        player.count(chain.result(result), times);
      }
    }
  }

  private static int end(int result) {
    return NOWHERE + 1 + result;
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
    lanes.expect(end(chain.results()));
    int n = chain.length(state);
    long[] weights = new long[n];
    int[] places = new int[n];
    for (int i = 0; i < n; i++) {
      int entry = chain.start(state) + i;
      int to = chain.target(entry);
      weights[i] = chain.weight(entry);
      // A state that leads only to itself: no use in going round.
      boolean stays = n == 1 && to == state;
      places[i] = to < 0 ? ~end(~to) : stays ? ~NOWHERE : AliasRows.unfilled(to);
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

  @Override
  public int nowhere() {
    return NOWHERE;
  }
}
