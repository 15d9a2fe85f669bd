package vedette.rules.daysofglory;

import java.util.Optional;
import vedette.rules.daysofglory.ChargeResult.Ending;

/**
 * A charge between two steps.
 *
 * @param die which of the dice that are thrown at this stage comes next, from 0
 * @param ending where the charge has ended, though what else happens this turn goes on
 * @param countercharged whether the target charges as well
 * @param tied whether the close assault has been equal so far
 */
record ChargeState(
    Stage stage,
    int die,
    UnitState charger,
    UnitState target,
    Optional<Ending> ending,
    boolean countercharged,
    boolean tied) {

  /** Before the first test. */
  static ChargeState first(UnitState charger, UnitState target) {
    return new ChargeState(Stage.TO_CHARGE, 0, charger, target, Optional.empty(), false, false);
  }

  ChargeState at(Stage next) {
    return new ChargeState(next, 0, charger, target, ending, countercharged, tied);
  }

  ChargeState nextDie() {
    return new ChargeState(stage, die + 1, charger, target, ending, countercharged, tied);
  }

  ChargeState charger(UnitState now) {
    return new ChargeState(stage, die, now, target, ending, countercharged, tied);
  }

  ChargeState target(UnitState now) {
    return new ChargeState(stage, die, charger, now, ending, countercharged, tied);
  }

  boolean isStopped() {
    return ending.isPresent();
  }

  /** The charge ends here, unless something has ended it before. */
  ChargeState stop(Ending where) {
    return isStopped()
        ? this
        : new ChargeState(stage, die, charger, target, Optional.of(where), countercharged, tied);
  }

  ChargeState countercharging() {
    return new ChargeState(stage, die, charger, target, ending, true, tied);
  }

  ChargeState tie() {
    return new ChargeState(stage, die, charger, target, ending, countercharged, true);
  }

  /** The next turn; what was pushed back or fell back this turn counts in it. */
  ChargeState nextTurn() {
    return new ChargeState(
        Stage.TO_CHARGE, 0, charger.nextTurn(), target.nextTurn(), Optional.empty(), false, false);
  }
}
