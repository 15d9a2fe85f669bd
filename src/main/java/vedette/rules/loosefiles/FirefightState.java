package vedette.rules.loosefiles;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;

/**
 * A firefight between two steps. D.Points count at once, but dice are counted out before the first
 * volley of a turn, so that all volleys are fired at the strengths with which the turn began.
 *
 * @param begun whether the turn has begun
 * @param rolls for command points that are still to come in this turn, the attacker's, the
 *     defender's
 * @param dice still to be thrown in this turn, unit by unit, the attacker's first; empty until they
 *     are counted out
 * @param last what each side's guns have fired at last, if it has any
 * @param asLaid both sides when their dice were counted out, as long as guns fire; else null
 */
record FirefightState(
    boolean begun,
    int rolls,
    List<Integer> dice,
    BySide<Fired> last,
    UnitStates asLaid,
    UnitStates units) {
  /** Before a turn. */
  static FirefightState before(BySide<Fired> last, UnitStates units) {
    return new FirefightState(false, 0, List.of(), last, null, units);
  }

  /** Whose commanders roll next. */
  Side commanding() {
    return rolls > 1 ? Side.ATTACKER : Side.DEFENDER;
  }

  /** When these commanders have rolled. */
  FirefightState commanded(UnitStates now) {
    return new FirefightState(true, rolls - 1, dice, last, null, now);
  }

  boolean isFiring() {
    for (int i = 0; i < dice.size(); i++) {
      if (dice.get(i) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether nothing is left to be rolled in this turn. */
  boolean isTurnOver() {
    return rolls == 0 && !isFiring() && units.checks().isEmpty();
  }
}
