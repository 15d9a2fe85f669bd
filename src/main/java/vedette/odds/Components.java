package vedette.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The strongly connected components of a battle chain, those that lead on first: Tarjan's
 * algorithm, with a stack of its own so that long fights do not exhaust the thread's.
 */
final class Components {
  private final BattleChain<?, ?> chain;
  private final List<int[]> found = new ArrayList<>();
  private final int[] order;
  private final int[] low;
  private final boolean[] open;
  private final int[] path;
  private final int[] next;
  private final int[] pending;
  private int visited;
  private int pathSize;
  private int pendingSize;

  private Components(BattleChain<?, ?> chain) {
    int n = chain.states();
    this.chain = chain;
    order = new int[n];
    low = new int[n];
    open = new boolean[n];
    path = new int[n];
    next = new int[n];
    pending = new int[n];
    Arrays.fill(order, -1);
  }

  /** Components in an order in which every entry leads to its own or a later one. */
  static List<int[]> of(BattleChain<?, ?> chain) {
    Components components = new Components(chain);
    components.visitFrom(0);
    Collections.reverse(components.found);
    return components.found;
  }

  private void visitFrom(int root) {
    enter(root);
    while (pathSize > 0) {
      int state = path[pathSize - 1];
      if (next[state] < chain.length(state)) {
        int to = chain.target(chain.start(state) + next[state]++);
        if (to >= 0 && order[to] < 0) {
          enter(to);
        } else if (to >= 0 && open[to]) {
          low[state] = Math.min(low[state], order[to]);
        }
      } else {
        leave(state);
      }
    }
  }

  private void enter(int state) {
    order[state] = low[state] = visited++;
    open[state] = true;
    path[pathSize++] = state;
    pending[pendingSize++] = state;
  }

  private void leave(int state) {
    pathSize--;
    if (pathSize > 0) {
      int parent = path[pathSize - 1];
      low[parent] = Math.min(low[parent], low[state]);
    }
    if (low[state] == order[state]) {
      int from = pendingSize;
      do {
        open[pending[--from]] = false;
      } while (pending[from] != state);
      found.add(Arrays.copyOfRange(pending, from, pendingSize));
      pendingSize = from;
    }
  }
}
