package vedette.odds;

import java.util.Arrays;
import vedette.fight.Engagement;
import vedette.fight.Listener;

/** A battle chain as far as battles have come in it, with the rows that they walk along. */
final class WalkedChain<S, R> {
  /** The end of a battle that has none; those of results come behind it. */
  static final int NOWHERE = 0;

  /** So many cells of rows count as much as a state. */
  private static final int CELLS_A_STATE = 64;

  /** What is left over so often recurs: that it comes to that is as good as impossible. */
  private static final int DEEPEST = 21;

  private final BattleChain<S, R> chain;
  private final Rows rows = new Rows();
  private int[] rowOf = {-1};

  /** All rows in the order of their cells. */
  private int[] filled = new int[64];

  /** The places that these rows have filled. */
  private int[] wanted = new int[64];

  private int rowsFilled;

  WalkedChain(Engagement<S, R> fight, Listener listener) {
    chain = new BattleChain<>(fight, listener);
  }

  /** Whether it has grown over so many states, or so far that it could not grow much further. */
  boolean isFull(int maxStates) {
    return chain.states() + chain.results() + rows.size() / CELLS_A_STATE > maxStates
        || rows.size() > Rows.MOST_CELLS - Rows.MOST_CELLS / 8;
  }

  Rows rows() {
    return rows;
  }

  int results() {
    return chain.results();
  }

  /** What comes of a battle that ends here, which is not {@link #NOWHERE}. */
  R result(int end) {
    return chain.result(end - NOWHERE - 1);
  }

  /** The row where battles begin. */
  int first() {
    return row(Rows.unfilled(0, 0));
  }

  /** The state that has this row, or has left over what has it. */
  S state(int row) {
    return chain.state(Rows.state(wanted(row)));
  }

  /** The same row as another chain of the fight has it. */
  int row(int of, WalkedChain<S, R> other) {
    int state = chain.number(other.state(of));
    row(Rows.unfilled(state, 0));
    return row(Rows.unfilled(state, Rows.depth(other.wanted(of))));
  }

  private int wanted(int row) {
    return wanted[Arrays.binarySearch(filled, 0, rowsFilled, row)];
  }

  /** Fills a row that is wanting. */
  int row(int unfilled) {
    int state = Rows.state(unfilled);
    if (Rows.depth(unfilled) > 0) {
      // If two lanes ask at a time it is the last one, mostly; a second would do no harm.
      boolean isLast = rowsFilled > 0 && wanted[rowsFilled - 1] == unfilled;
      return isLast ? filled[rowsFilled - 1] : fill(unfilled);
    }
    if (state >= rowOf.length) {
      int known = rowOf.length;
      rowOf = Arrays.copyOf(rowOf, Math.max(chain.states(), 2 * known));
      Arrays.fill(rowOf, known, rowOf.length, -1);
    }
    if (rowOf[state] < 0) {
      chain.fill(state);
      rowOf[state] = fill(unfilled);
    }
    return rowOf[state];
  }

  private int fill(int unfilled) {
    int state = Rows.state(unfilled);
    int depth = Rows.depth(unfilled);
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
      wanted = Arrays.copyOf(wanted, 2 * rowsFilled);
    }
    filled[rowsFilled] = row;
    wanted[rowsFilled++] = unfilled;
    return row;
  }
}
