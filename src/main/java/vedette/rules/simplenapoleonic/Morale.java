package vedette.rules.simplenapoleonic;

import vedette.fight.Umpire;
import vedette.rules.simplenapoleonic.UnitState.Condition;

/** Morale tests at half strength, and falling back (SN5, SN6). */
record Morale(RulesInForce rules, PreparedUnit troop, Umpire umpire) {
  /** Returns whether a unit has to test after losses. */
  static boolean isDue(PreparedUnit troop, UnitState after) {
    return after.strength() > 0
        && troop.isAtHalf(after.strength())
        && (after.condition() == Condition.STEADY || after.condition() == Condition.FALLEN_BACK);
  }

  /** Returns a unit after losses and the test that they may cause. */
  UnitState after(UnitState before, UnitState after) {
    return after.strength() < before.strength() && isDue(troop, after) ? test(after) : after;
  }

  /** Returns a unit after a morale test. */
  UnitState test(UnitState status) {
    boolean fails = rules.tables().morale().roll(umpire);
    umpire.note("SN5", fails ? "{} fails its morale test" : "{} passes", troop.label());
    return fails ? fallBack(status, Condition.RETREATING) : status;
  }

  /**
   * Marks a unit as fallen back or retreating, or as disintegrated if it cannot fall back. A
   * retreating unit keeps retreating. The hex is counted by {@link UnitState#afterLosses} for units
   * that run, and by the advance for units that are repelled.
   */
  UnitState fallBack(UnitState status, Condition as) {
    boolean can = troop.canFallBack();
    boolean runs = can && as == Condition.RETREATING;
    umpire.note(
        runs ? "SN5" : "SN6",
        can ? "{} falls back" : "{} cannot fall back: it disintegrates",
        troop.label());
    Condition back = status.isRetreating() ? Condition.RETREATING : as;
    return status.with(can ? back : Condition.DISINTEGRATED);
  }
}
