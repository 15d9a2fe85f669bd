package vedette.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The strongly connected components of a layer, those that lead on first: Tarjan's algorithm, with
 * a stack of its own so that long fights do not exhaust the thread's.
 */
final class Components {
  private final Layer layer;
  private final BattleChain<?, ?> chain;
  private final List<int[]> found = new ArrayList<>();
  private final int[] order;
  private final int[] low;
  private final boolean[] open;
  private final int[] path;
  private final int[] next;
  private final int[] pending;

  /** By row up to which entry all that lead along it lead to components that are found. */
  private final int[] closed;

  private int visited;
  private int pathSize;
  private int pendingSize;

  private Components(Layer layer) {
    int n = layer.size();
    this.layer = layer;
    chain = layer.chain();
    order = new int[n];
    low = new int[n];
    open = new boolean[n];
    path = new int[n];
    next = new int[n];
    pending = new int[n];
    closed = new int[chain.rows()];
    Arrays.fill(order, -1);
  }

  /** Components in an order in which every entry leads to its own or a later one. */
  static List<int[]> of(Layer layer) {
    Components components = new Components(layer);
    for (int place = 0; place < layer.size(); place++) {
      if (components.order[place] < 0) {
        components.visitFrom(place);
      }
    }
    Collections.reverse(components.found);
    return components.found;
  }

  private void visitFrom(int root) {
    enter(root);
    while (pathSize > 0) {
      int place = path[pathSize - 1];
      int unseen = lookFrom(place);
      if (unseen < 0) {
        leave(place);
      } else {
        enter(unseen);
      }
    }
  }

  /** The next place that an entry leads to and that was never entered; -1 if there is none. */
  private int lookFrom(int place) {
    int[] targets = chain.targets();
    int end = layer.endWithin(layer.row(place));
    int lowest = low[place];
    int unseen = -1;
    int entry = next[place];
    while (entry < end && unseen < 0) {
      int to = layer.placeWithin(targets[entry++]);
      if (order[to] < 0) {
        unseen = to;
      } else if (open[to] && order[to] < lowest) {
        lowest = order[to];
      }
    }
    next[place] = entry;
    low[place] = lowest;
    return unseen;
  }

  private void enter(int place) {
    order[place] = low[place] = visited++;
    open[place] = true;
    int row = layer.row(place);
    next[place] = Math.max(chain.start(row), closed[chain.along(row)]);
    path[pathSize++] = place;
    pending[pendingSize++] = place;
  }

  private void leave(int place) {
    pathSize--;
    if (pathSize > 0) {
      int parent = path[pathSize - 1];
      low[parent] = Math.min(low[parent], low[place]);
    }
    if (low[place] == order[place]) {
      int from = pendingSize;
      do {
        open[pending[--from]] = false;
      } while (pending[from] != place);
      found.add(Arrays.copyOfRange(pending, from, pendingSize));
      pendingSize = from;
      int row = layer.row(place);
      int along = chain.along(row);
      closed[along] = Math.max(closed[along], layer.endWithin(row));
    }
  }
}
