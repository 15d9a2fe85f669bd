package vedette.rules.sixdays;

import java.util.List;

/** Which unit is given a point when a command reorganizes, once the dead pile is served (SD9). */
enum ReplacementOrder {
  /** The unit that has lost most. */
  MOST_LOST,
  /** The unit that has lost least. */
  LEAST_LOST,
  /** The first one listed. */
  AS_LISTED;

  /** The index of the chosen one among those who may be given a point; of equals the first. */
  int choose(List<Unit> candidates) {
    int chosen = 0;
    for (int i = 1; i < candidates.size(); i++) {
      int more = candidates.get(i).strength().lost() - candidates.get(chosen).strength().lost();
      if (this == MOST_LOST && more > 0 || this == LEAST_LOST && more < 0) {
        chosen = i;
      }
    }
    return chosen;
  }
}
