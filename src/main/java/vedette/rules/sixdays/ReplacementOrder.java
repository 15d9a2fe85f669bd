package vedette.rules.sixdays;

import vedette.rules.kit.Doctrines;

/** Which unit is given a point when a command reorganizes, once the dead pile is served (SD9). */
enum ReplacementOrder implements Doctrines.Said {
  /** The unit that has lost most. */
  MOST_LOST,
  /** The unit that has lost least. */
  LEAST_LOST,
  /** The first one listed. */
  AS_LISTED,
  /** What is best. */
  BEST;

  @Override
  public boolean isBest() {
    return this == BEST;
  }

  /** The number of the chosen one; of equals the first. */
  int choose(ReplacementChoice choice) {
    int chosen = choice.options().get(0);
    for (int unit : choice.options()) {
      int more = choice.lost(unit) - choice.lost(chosen);
      if (this == MOST_LOST && more > 0 || this == LEAST_LOST && more < 0) {
        chosen = unit;
      }
    }
    return chosen;
  }
}
