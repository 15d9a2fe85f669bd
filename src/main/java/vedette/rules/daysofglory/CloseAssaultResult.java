package vedette.rules.daysofglory;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.VictoryScale.Victory;

/**
 * What a close assault comes to (Close assault results).
 *
 * @param result as the victory scale names it
 * @param sides what it does to each
 */
record CloseAssaultResult(String result, Side winner, BySide<Of> sides) {
  /**
   * What it does to one side.
   *
   * @param casualties in figures
   * @param faces toward or away from the enemy
   * @param inches compulsory movement, forward positive
   */
  record Of(int casualties, Morale morale, String faces, int inches) {
    /** The movement in words. */
    String movement() {
      return inches == 0
          ? "static"
          : (inches > 0 ? "forward " : "back ") + Math.abs(inches) + " inches";
    }

    @Override
    public String toString() {
      return casualties
          + (casualties == 1 ? " figure, " : " figures, ")
          + morale
          + ", "
          + movement();
    }
  }

  /** The outcome of a side's victory, which is noted (DG8, DG-V2). */
  static CloseAssaultResult of(Side winner, Victory victory, Umpire umpire) {
    umpire.note("DG8 DG-V2", "{} wins: {}", winner, victory.result());
    umpire.note("", "{} loses {}", winner, victory.winner());
    umpire.note("", "{} loses {}", winner.opposite(), victory.loser());
    return new CloseAssaultResult(
        victory.result(),
        winner,
        new BySide<>(victory.loser(), victory.loser()).with(winner, victory.winner()));
  }

  Of of(Side side) {
    return sides.of(side);
  }
}
