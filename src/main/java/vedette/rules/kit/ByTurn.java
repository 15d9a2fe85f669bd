package vedette.rules.kit;

import java.util.List;
import vedette.fight.Umpire;

/**
 * What is given turn by turn, the last of it for all further turns.
 *
 * @param each from the first turn on; not empty
 */
public record ByTurn<T>(List<T> each) {
  /** Copies it. */
  public ByTurn {
    each = List.copyOf(each);
  }

  /** That of the first turn. */
  public T first() {
    return each.get(0);
  }

  /** Returns whether it is ever another. */
  public boolean changes() {
    return each.stream().distinct().count() > 1;
  }

  /** That of this turn; the clock is asked only for turns in which it changes. */
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

  /** Returns the last turn that anything is given for. */
  public int lastTurn() {
    return each.size();
  }
}
