package vedette.odds.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The strongly connected components of a turn's states, in topological order: Tarjan's algorithm,
 * with an explicit stack so that long fights do not exhaust the thread's.
 */
final class Components {
  private static final int UNSEEN = 0;
  private static final int FOUND = Integer.MAX_VALUE;

  /** The successors of states. */
  interface Edges {
    /** Returns the successors of a state; the array may hold more than {@link #ways}. */
    int[] targets(int state);

    /** Returns the number of a state's successors. */
    int ways(int state);
  }

  private final Edges edges;
  private final List<int[]> found = new ArrayList<>();

  /** By state the number of its entry, from 1; {@link #FOUND} once its component is complete. */
  private final int[] order;

  /** By state the earliest entry that it can reach, as far as it has been followed. */
  private final int[] low;

  private final int[] path;

  /** By state the index of the successor to follow next. */
  private final int[] next;

  private final int[] pending;
  private int visited;
  private int pathSize;
  private int pendingSize;

  private Components(Edges edges, int n, int known) {
    this.edges = edges;
    order = new int[known];
    low = new int[known];
    next = new int[known];
    path = new int[n];
    pending = new int[n];
  }

  /**
   * Returns the components in topological order: every edge leads to its own component or a later
   * one.
   *
   * @param states of the turn
   * @param known the number of known states; all have lower numbers
   */
  static List<int[]> of(NumberSet states, int known, Edges edges) {
    Components components = new Components(edges, states.size(), known);
    for (int i = 0; i < states.size(); i++) {
      if (components.order[states.get(i)] == UNSEEN) {
        components.visitFrom(states.get(i));
      }
    }
    Collections.reverse(components.found);
    return components.found;
  }

  private void visitFrom(int root) {
    enter(root);
    while (pathSize > 0) {
      int state = path[pathSize - 1];
      int unseen = lookFrom(state);
      if (unseen < 0) {
        leave(state);
      } else {
        enter(unseen);
      }
    }
  }

  /** Returns the next successor that was never entered; -1 if there is none. */
  private int lookFrom(int state) {
    int lowest = low[state];
    int unseen = -1;
    int entry = next[state];
    int[] targets = edges.targets(state);
    for (int ways = edges.ways(state); unseen < 0 && entry < ways; entry++) {
      int to = targets[entry];
      int entered = order[to];
      if (entered == UNSEEN) {
        unseen = to;
      } else if (entered < lowest) {
        lowest = entered;
      }
    }
    next[state] = entry;
    low[state] = lowest;
    return unseen;
  }

  private void enter(int state) {
    order[state] = low[state] = ++visited;
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
        order[pending[--from]] = FOUND;
      } while (pending[from] != state);
      found.add(Arrays.copyOfRange(pending, from, pendingSize));
      pendingSize = from;
    }
  }
}
