package vedette.rules.daysofglory;

/**
 * A charge between two steps.
 *
 * @param turn from 1
 * @param unit which of several units shoots next, from 0
 * @param die which of its dice comes next, from 0
 * @param countercharged whether the target charges as well
 * @param tied whether the close assault has been equal so far
 */
record ChargeState(
    int turn,
    Stage stage,
    int unit,
    int die,
    Status charger,
    Status target,
    boolean countercharged,
    boolean tied) {

  ChargeState at(Stage next) {
    return new ChargeState(turn, next, 0, 0, charger, target, countercharged, tied);
  }

  ChargeState dice(int nextUnit, int nextDie) {
    return new ChargeState(turn, stage, nextUnit, nextDie, charger, target, countercharged, tied);
  }

  ChargeState charger(Status now) {
    return new ChargeState(turn, stage, unit, die, now, target, countercharged, tied);
  }

  ChargeState target(Status now) {
    return new ChargeState(turn, stage, unit, die, charger, now, countercharged, tied);
  }

  ChargeState countercharging() {
    return new ChargeState(turn, stage, unit, die, charger, target, true, tied);
  }

  ChargeState tie() {
    return new ChargeState(turn, stage, unit, die, charger, target, countercharged, true);
  }

  /** The next turn; what was pushed back or fell back this turn counts in it. */
  ChargeState nextTurn() {
    return new ChargeState(
        turn + 1, Stage.RALLY_CHARGER, 0, 0, charger.nextTurn(), target.nextTurn(), false, false);
  }
}
