package vedette.rules.daysofglory.charge;

import java.util.Optional;
import vedette.rules.daysofglory.units.UnitState;

/**
 * One of those who charge.
 *
 * @param due in how many turns it charges: 0 in this one; below 0 it charges no more (DG-V8)
 * @param ending where its last charge has ended; empty while it comes on, or waits
 */
record Charger(UnitState unit, int due, Optional<ChargeEnding> ending) {
  private static final int NEVER = -1;

  static Charger first(UnitState unit, int due) {
    return new Charger(unit, due, Optional.empty());
  }

  /** Returns whether this is its turn. */
  boolean isDue() {
    return due == 0;
  }

  /** Returns whether it is on its way to the target. */
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

  /** Its charge ends here. */
  Charger stop(ChargeEnding where) {
    return new Charger(unit, due, Optional.of(where));
  }

  /** In the next turn, which is that of others if they wait for it. */
  Charger nextTurn(boolean othersWait) {
    int next = unit.isDestroyed() || othersWait ? Math.max(NEVER, due - 1) : due;
    Optional<ChargeEnding> last = next == 0 ? Optional.empty() : ending;
    return new Charger(unit.nextTurn(), next, last);
  }
}
