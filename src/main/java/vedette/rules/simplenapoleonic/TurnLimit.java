package vedette.rules.simplenapoleonic;

import vedette.fight.Umpire;

/**
 * How many turns a fight may take.
 *
 * @param turns 0 if there is no limit
 */
record TurnLimit(int turns) {
  /** Whether this is the first turn; the clock is not asked where there is no other. */
  boolean isFirst(Umpire umpire) {
    return turns == 1 || !umpire.reached(2);
  }

  /** Whether no turn comes after this one. */
  boolean isLast(Umpire umpire) {
    return turns > 0 && umpire.reached(turns);
  }
}
