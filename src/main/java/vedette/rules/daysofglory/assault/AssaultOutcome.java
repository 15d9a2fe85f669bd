package vedette.rules.daysofglory.assault;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.assault.AssaultResults.Effect;
import vedette.rules.daysofglory.assault.VictoryScale.Victory;
import vedette.rules.daysofglory.units.Arm;
import vedette.rules.daysofglory.units.UnitState;

/**
 * The outcome of a close assault (Close assault results).
 *
 * @param result name in the victory scale
 * @param sides effect on each side
 */
public record AssaultOutcome(String result, Side winner, BySide<Effect> sides) {
  /** Returns the outcome of a side's victory and notes it (DG8, DG-V2). */
  static AssaultOutcome of(Side winner, Victory victory, Umpire umpire) {
    umpire.note("DG8 DG-V2", "{} wins: {}", winner, victory.result());
    umpire.note("", "{} loses {}", winner, victory.winner());
    umpire.note("", "{} loses {}", winner.opposite(), victory.loser());
    return new AssaultOutcome(
        victory.result(),
        winner,
        new BySide<>(victory.loser(), victory.loser()).with(winner, victory.winner()));
  }

  /**
   * Returns the units of a side after the outcome. Casualties are taken from the units in turn, as
   * listed (DG-V8). Guns take hits, which are rolled for later, instead of casualties (DG-V7).
   */
  public List<UnitState> dealt(Side side, List<UnitState> units) {
    Effect effect = of(side);
    boolean pushedBack = winner != side && effect.inches() < 0;
    int[] lost = new int[units.size()];
    int left = effect.casualties();
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
              ? before.hasFought(0, effect.morale(), pushedBack).damaged(lost[unit])
              : before.hasFought(lost[unit], effect.morale(), pushedBack));
    }
    return after;
  }

  Effect of(Side side) {
    return sides.of(side);
  }
}
