package vedette.rules.loosefiles;

import java.util.Optional;

/**
 * The current state of a unit.
 *
 * @param dp D.Points on it
 * @param commander fate of its commander, null if it has none
 */
record UnitState(int bases, int dp, Fate commander) {
  static UnitState of(Unit unit) {
    return new UnitState(unit.bases(), unit.dp(), unit.commander() ? Fate.UNHURT : null);
  }

  /**
   * Returns the unit as it enters its next fight: bases and D.Points, casualties so far, its
   * commander if unhurt, its grade. Its position and its kind of attack end with this fight.
   *
   * @param before the unit as it entered this fight
   * @return empty if it is destroyed
   */
  Optional<Unit> after(Unit before) {
    Unit.CombatFactors grade = new Unit.CombatFactors(false, false, false, before.with().grade());
    return isDestroyed()
        ? Optional.empty()
        : Optional.of(
            new Unit(
                before.name(),
                before.arm(),
                bases,
                dp,
                before.skirmish(),
                before.column(),
                isLed(),
                Optional.empty(),
                grade,
                before.casualties() + before.bases() - bases));
  }

  /**
   * Returns the text of the unit for the next fight, without its name; "" if it is destroyed.
   *
   * @param before the unit as it entered this fight
   */
  String notation(Unit before) {
    return after(before).map(Unit::withoutName).orElse("");
  }

  boolean isDestroyed() {
    return bases == 0;
  }

  boolean stands() {
    return !isDestroyed();
  }

  /** Returns whether it has an unhurt commander. */
  boolean isLed() {
    return commander == Fate.UNHURT;
  }

  UnitState destroyed() {
    return with(0, 0);
  }

  UnitState with(int basesLeft, int dpNow) {
    return new UnitState(basesLeft, dpNow, commander);
  }

  /** Returns its bases and D.Points in words. */
  String words() {
    return CountWords.number(bases, "base", "bases") + " and " + CountWords.points(dp);
  }

  UnitState recover(int points) {
    return with(bases, Math.max(0, dp - points));
  }

  UnitState with(Fate fate) {
    return fate == commander ? this : new UnitState(bases, dp, fate);
  }
}
