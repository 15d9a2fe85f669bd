package vedette.rules.kit;

import vedette.fight.Umpire;

/**
 * How many turns a fight may take.
 *
 * @param turns 0 if there is no limit
 */
public record TurnLimit(int turns) {
  /** Whether this is the first turn; the clock is not asked where there is no other. */
  public boolean isFirst(Umpire umpire) {
    return turns == 1 || !umpire.reached(2);
  }

  /** Whether no turn comes after this one. */
  public boolean isLast(Umpire umpire) {
    return turns > 0 && umpire.reached(turns);
  }
}
