package vedette.rules.simplenapoleonic;

import vedette.fight.Side;

/**
 * What an assault has come to.
 *
 * @param driven whether the defender has been driven back
 */
record AssaultResult(UnitStates units, boolean driven) {
  /** How an assault ends. */
  enum Ending {
    ATTACKER_WINS("attacker wins"),
    DEFENDER_WINS("defender wins"),
    NEITHER_STAYS("neither stays"),
    UNDECIDED("undecided");

    private final String words;

    Ending(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  UnitState defender() {
    return units.of(Side.DEFENDER).get(0);
  }

  /**
   * Whether the defender is still there. One that was retreating before has not been beaten by
   * that.
   */
  boolean defenderStays(UnitState initial) {
    return !driven && defender().condition() == initial.condition();
  }

  Ending ending(UnitState initial) {
    boolean attackerStays = units.fighting(Side.ATTACKER) > 0;
    if (defenderStays(initial)) {
      return attackerStays ? Ending.UNDECIDED : Ending.DEFENDER_WINS;
    }
    return attackerStays ? Ending.ATTACKER_WINS : Ending.NEITHER_STAYS;
  }
}
