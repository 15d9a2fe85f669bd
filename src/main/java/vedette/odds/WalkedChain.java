package vedette.odds;

import java.util.Arrays;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.fight.Listener;

/** A battle chain as far as battles have come in it, with the rows that they walk along. */
final class WalkedChain<S, R> implements Lanes.Ground {
  /** So many cells of rows count as much as a state. */
  private static final int CELLS_A_STATE = 64;

  /** What is left over so often recurs; that it comes to that is less likely than 2^-62. */
  private static final int DEEPEST = 21;

  /** Ends are counted in columns by turns: adding to what was just added to would be a wait. */
  private static final int COLUMNS = 4;

  /** The end of a battle that has none; those of results come behind it. */
  private static final int NOWHERE = 0;

  private final BattleChain<S, R> chain;
  private final Traps<S, R> traps;
  private final Rows rows = new Rows();
  private final Lanes lanes = new Lanes(rows, this, Rows.end(NOWHERE));
  private int[] rowOf = {-1};

  /** All rows in the order of their cells, and whose they are. */
  private int[] filled = new int[64];

  private int[] stateOf = new int[64];
  private int rowsFilled;

  /** How many battles have been counted: no counter may run over. */
  private int battles;

  private int[] ends = new int[0];

  /** How often each end was reached, in its columns. */
  private int[] times = new int[64];

  WalkedChain(Engagement<S, R> fight, Listener listener) {
    chain = new BattleChain<>(fight, listener);
    traps = new Traps<>(fight);
  }

  /** Whether it has grown over so many states, or so far that it could not grow much further. */
  boolean isFull(int maxStates) {
    return chain.states() + chain.results() + rows.size() / CELLS_A_STATE > maxStates
        || rows.size() > Rows.MOST_CELLS - Rows.MOST_CELLS / 8
        || battles > Integer.MAX_VALUE / 2;
  }

  void walk(int battles, Xoroshiro random) {
    this.battles += battles;
    if (ends.length < Lanes.room(battles)) {
      ends = new int[Lanes.room(battles)];
    }
    lanes.walk(row(Rows.unfilled(0, 0)), battles, ends, random);
    int needed = COLUMNS * (chain.results() + 1);
    if (times.length < needed) {
      times = Arrays.copyOf(times, 2 * needed);
    }
    count(battles);
  }

  private void count(int battles) {
    int[] ends = this.ends;
    int[] times = this.times;
    int battle = 0;
    for (; battle <= battles - COLUMNS; battle += COLUMNS) {
      times[COLUMNS * Rows.number(ends[battle])]++;
      times[COLUMNS * Rows.number(ends[battle + 1]) + 1]++;
      times[COLUMNS * Rows.number(ends[battle + 2]) + 2]++;
      times[COLUMNS * Rows.number(ends[battle + 3]) + 3]++;
    }
    for (; battle < battles; battle++) {
      times[COLUMNS * Rows.number(ends[battle])]++;
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
    long taken = 0;
    int from = COLUMNS * end;
    for (int at = from; at < Math.min(from + COLUMNS, times.length); at++) {
      taken += times[at];
      times[at] = 0;
    }
    return taken;
  }

  @Override
  public int row(int unfilled) {
    int state = Rows.state(unfilled);
    if (Rows.depth(unfilled) > 0) {
      return fill(state, Rows.depth(unfilled));
    }
    if (state >= rowOf.length) {
      int known = rowOf.length;
      rowOf = Arrays.copyOf(rowOf, Math.max(chain.states(), 2 * known));
      Arrays.fill(rowOf, known, rowOf.length, -1);
    }
    if (rowOf[state] < 0) {
      chain.fill(state);
      rowOf[state] = fill(state, 0);
    }
    return rowOf[state];
  }

  private int fill(int state, int depth) {
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
          to < 0 ? Rows.end(NOWHERE + 1 + ~to) : stays ? Rows.end(NOWHERE) : Rows.unfilled(to, 0);
    }
    Shares shares = new Shares(weights);
    for (int i = 0; i < depth; i++) {
      shares = shares.leftOver();
    }
    boolean recurs = depth == DEEPEST || shares.recur();
    int row = rows.add(shares, places, recurs ? Rows.ITSELF : Rows.unfilled(state, depth + 1));
    if (rowsFilled == filled.length) {
      filled = Arrays.copyOf(filled, 2 * rowsFilled);
      stateOf = Arrays.copyOf(stateOf, 2 * rowsFilled);
    }
    filled[rowsFilled] = row;
    stateOf[rowsFilled++] = state;
    return row;
  }

  @Override
  public boolean isTrap(int row) {
    int state = stateOf[Arrays.binarySearch(filled, 0, rowsFilled, row)];
    return traps.isTrap(chain.state(state));
  }
}
