package vedette.rules.daysofglory;

/**
 * A charge between two steps.
 *
 * @param die which of the dice that are thrown at this stage comes next, from 0
 * @param countercharged whether the target charges as well
 * @param tied whether the close assault has been equal so far
 */
record ChargeState(
    Stage stage,
    int die,
    UnitState charger,
    UnitState target,
    boolean countercharged,
    boolean tied) {

  /** Before the first test. */
  static ChargeState first(UnitState charger, UnitState target) {
    return new ChargeState(Stage.TO_CHARGE, 0, charger, target, false, false);
  }

  ChargeState at(Stage next) {
    return new ChargeState(next, 0, charger, target, countercharged, tied);
  }

  ChargeState nextDie() {
    return new ChargeState(stage, die + 1, charger, target, countercharged, tied);
  }

  ChargeState charger(UnitState now) {
    return new ChargeState(stage, die, now, target, countercharged, tied);
  }

  ChargeState target(UnitState now) {
    return new ChargeState(stage, die, charger, now, countercharged, tied);
  }

  ChargeState countercharging() {
    return new ChargeState(stage, die, charger, target, true, tied);
  }

  ChargeState tie() {
    return new ChargeState(stage, die, charger, target, countercharged, true);
  }

  /** The next turn; what was pushed back or fell back this turn counts in it. */
  ChargeState nextTurn() {
    return new ChargeState(
        Stage.RALLY_CHARGER, 0, charger.nextTurn(), target.nextTurn(), false, false);
  }
}
