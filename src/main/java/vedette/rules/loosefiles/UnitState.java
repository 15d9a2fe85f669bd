package vedette.rules.loosefiles;

import java.util.Optional;

/**
 * A unit as it now is.
 *
 * @param dp D.Points on it
 * @param commander what has become of the commander with it, null if there was none
 */
record UnitState(int bases, int dp, Fate commander) {
  static UnitState of(Unit unit) {
    return new UnitState(unit.bases(), unit.dp(), unit.commander() ? Fate.UNHURT : null);
  }

  /**
   * Returns the unit as it enters its next fight: bases and D.Points, casualties so far, its
   * commander if nothing has happened to him, its grade. Where it stood and how it attacked ends
   * with this one.
   *
   * @param before as it entered this one
   * @return empty if it is no more
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
   * As a request of the next fight writes it, without its name; "" if it is no more.
   *
   * @param before as it entered this one
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

  /** Returns whether its commander is still with it. */
  boolean isLed() {
    return commander == Fate.UNHURT;
  }

  UnitState destroyed() {
    return with(0, 0);
  }

  UnitState with(int basesLeft, int dpNow) {
    return new UnitState(basesLeft, dpNow, commander);
  }

  /** Returns what it has, in words. */
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
