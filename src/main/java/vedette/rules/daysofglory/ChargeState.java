package vedette.rules.daysofglory;

import vedette.rules.daysofglory.ChargeResult.Ending;

/**
 * A charge between two steps.
 *
 * @param next which of the dice that are thrown at this stage, or of the chargers that it is about,
 *     comes next, from 0
 * @param countercharged whether the target charges as well
 * @param tied whether the close assault has been equal so far
 */
record ChargeState(
    Stage stage,
    int next,
    Chargers chargers,
    UnitState target,
    boolean countercharged,
    boolean tied) {

  /** At the beginning of a turn. */
  static ChargeState first(Chargers chargers, UnitState target) {
    return new ChargeState(Stage.TO_CHARGE, 0, chargers, target, false, false)
        .at(Stage.TO_CHARGE, chargers.first(0, Charger::comesOn));
  }

  ChargeState at(Stage stage) {
    return at(stage, 0);
  }

  ChargeState at(Stage stage, int next) {
    return new ChargeState(stage, next, chargers, target, countercharged, tied);
  }

  /** Done with this die or this charger. */
  ChargeState past() {
    return at(stage, next + 1);
  }

  /** The charger that comes next. */
  UnitState charger() {
    return chargers.get(next).unit();
  }

  ChargeState charger(UnitState now) {
    return charger(next, now);
  }

  ChargeState charger(int charger, UnitState now) {
    return chargers(chargers.with(charger, chargers.get(charger).with(now)));
  }

  ChargeState chargers(Chargers now) {
    return now == chargers ? this : new ChargeState(stage, next, now, target, countercharged, tied);
  }

  ChargeState target(UnitState now) {
    return now == target ? this : new ChargeState(stage, next, chargers, now, countercharged, tied);
  }

  /** Whether nobody is on the way to the target any more. */
  boolean isStopped() {
    return !chargers.any(Charger::comesOn);
  }

  /** The charge ends here for the charger that comes next. */
  ChargeState halt(Ending where) {
    return chargers(chargers.with(next, chargers.get(next).stop(where)));
  }

  /** The charge ends here, unless something has ended it before. */
  ChargeState stop(Ending where) {
    return chargers(chargers.stop(where));
  }

  ChargeState countercharging() {
    return new ChargeState(stage, next, chargers, target, true, tied);
  }

  ChargeState tie() {
    return new ChargeState(stage, next, chargers, target, countercharged, true);
  }

  /** The next turn; what was pushed back or fell back this turn counts in it. */
  ChargeState nextTurn() {
    return first(chargers.nextTurn(), target.nextTurn());
  }
}
