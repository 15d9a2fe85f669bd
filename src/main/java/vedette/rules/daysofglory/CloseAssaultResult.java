package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
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

  /**
   * The units of a side after it: the casualties are taken from them in turn, as listed (DG-V8).
   * Guns take hits, which are still to be rolled for, and no casualties (DG-V7).
   */
  List<UnitState> dealt(Side side, List<UnitState> units) {
    int[] lost = new int[units.size()];
    int left = of(side).casualties();
    boolean more = true;
    while (left > 0 && more) {
      more = false;
      for (int unit = 0; unit < units.size(); unit++) {
        if (left > 0
            && (units.get(unit).is(Arm.ARTILLERY) || lost[unit] < units.get(unit).figures())) {
          lost[unit]++;
          left--;
          more = true;
        }
      }
    }
    List<UnitState> after = new ArrayList<>(units.size());
    for (int unit = 0; unit < units.size(); unit++) {
      UnitState before = units.get(unit);
      after.add(
          before.is(Arm.ARTILLERY)
              ? before.hasFought(this, side, 0).damaged(lost[unit])
              : before.hasFought(this, side, lost[unit]));
    }
    return after;
  }

  Of of(Side side) {
    return sides.of(side);
  }
}
