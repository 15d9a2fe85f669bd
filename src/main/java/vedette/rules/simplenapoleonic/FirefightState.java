package vedette.rules.simplenapoleonic;

import vedette.fight.Side;

/**
 * A firefight between two steps.
 *
 * @param first who has the initiative, null before it is rolled
 * @param second whether the other side's units are firing
 * @param next which unit of the side fires next
 */
record FirefightState(Side first, boolean second, int next, UnitStates units) {
  /** Before initiative is rolled in a turn. */
  static FirefightState before(UnitStates units) {
    return new FirefightState(null, false, 0, units);
  }

  /** When the units are otherwise. */
  FirefightState with(UnitStates now) {
    return now.equals(units) ? this : new FirefightState(first, second, next, now);
  }

  /** When a side has won the initiative. */
  FirefightState won(Side initiative) {
    return new FirefightState(initiative, false, 0, units);
  }

  /** When all units of the side that has the initiative have fired. */
  FirefightState otherSide() {
    return new FirefightState(first, true, 0, units);
  }

  FirefightState at(int unit) {
    return unit == next ? this : new FirefightState(first, second, unit, units);
  }

  Side firing() {
    return second ? first.opposite() : first;
  }

  /** When the next unit has fired and this is what its target has left. */
  FirefightState afterFire(int target, UnitState left) {
    return new FirefightState(
        first, second, next + 1, units.with(firing().opposite(), target, left));
  }
}
