package vedette.rules.kit;

import java.util.List;
import vedette.fight.Umpire;

/**
 * A value for each turn; the last one is also valid for all later turns.
 *
 * @param each values from the first turn on; not empty
 */
public record ByTurn<T>(List<T> each) {
  /** Creates a copy of the list. */
  public ByTurn {
    each = List.copyOf(each);
  }

  /** Returns the value of the first turn. */
  public T first() {
    return each.get(0);
  }

  /** Returns whether the value ever changes. */
  public boolean changes() {
    return each.stream().distinct().count() > 1;
  }

  /**
   * Returns the value of the current turn. The clock is consulted only for turns in which the value
   * changes.
   */
  public T current(Umpire umpire) {
    T now = first();
    for (int turn = 2; turn <= each.size(); turn++) {
      T next = each.get(turn - 1);
      if (!next.equals(now)) {
        if (!umpire.reached(turn)) {
          return now;
        }
        now = next;
      }
    }
    return now;
  }

  /** Returns the last turn that has a value of its own. */
  public int lastTurn() {
    return each.size();
  }
}
