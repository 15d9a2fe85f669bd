package vedette.rules.daysofglory.charge;

import java.util.Optional;
import vedette.rules.daysofglory.units.UnitState;

/**
 * A charging unit.
 *
 * @param due number of turns until it charges: 0 in this one; below 0 if it charges no more (DG-V8)
 * @param ending ending of its last charge; empty while it approaches or waits
 */
record Charger(UnitState unit, int due, Optional<ChargeEnding> ending) {
  private static final int NEVER = -1;

  static Charger first(UnitState unit, int due) {
    return new Charger(unit, due, Optional.empty());
  }

  /** Returns whether it charges in this turn. */
  boolean isDue() {
    return due == 0;
  }

  /** Returns whether it is approaching the target. */
  boolean isComingOn() {
    return isDue() && ending.isEmpty();
  }

  /** Returns whether it can charge in this turn or in a later one. */
  boolean mayStillCharge() {
    return due >= 0 && !unit.isDestroyed();
  }

  Charger with(UnitState now) {
    return now == unit ? this : new Charger(now, due, ending);
  }

  /** Returns the charger after its charge has ended. */
  Charger stop(ChargeEnding where) {
    return new Charger(unit, due, Optional.of(where));
  }

  /** Returns the charger in the next turn. If others wait, their turn comes. */
  Charger nextTurn(boolean othersWait) {
    int next = unit.isDestroyed() || othersWait ? Math.max(NEVER, due - 1) : due;
    Optional<ChargeEnding> last = next == 0 ? Optional.empty() : ending;
    return new Charger(unit.nextTurn(), next, last);
  }
}
