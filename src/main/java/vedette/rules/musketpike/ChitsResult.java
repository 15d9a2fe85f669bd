package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.BySide;
import vedette.rules.musketpike.ChitsState.Wing;
import vedette.rules.musketpike.InitiativeRequest.Holder;

/**
 * In what order both sides have acted.
 *
 * @param holder who had the initiative in the last turn
 * @param wings the wings asked about, as of the last turn
 * @param twice whether a side has acted twice in a row over the end of a turn
 */
record ChitsResult(Holder holder, List<Wing> wings, BySide<Boolean> twice) {
  /** Whether the first wing has acted before the second, or the second not at all. */
  boolean isFirstBefore() {
    int one = wings.get(0).place();
    int other = wings.get(1).place();
    return one > 0 && (other == 0 || one < other);
  }
}
