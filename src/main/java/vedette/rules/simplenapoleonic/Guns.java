package vedette.rules.simplenapoleonic;

import vedette.problem.TextFault;
import vedette.rules.kit.Rulebook;

/** Guns do not move and fire in one turn. */
record Guns(Rulebook<SimpleNapoleonicTables> rules) {
  /**
   * Whether a unit may fire, as far as this rule goes.
   *
   * @param moves whether it moves in this turn
   */
  boolean mayFire(Unit unit, boolean moves) {
    return unit.arm() != Arm.ARTILLERY || !moves;
  }

  /** Complains of guns that are given as moved. */
  void checkFires(Unit unit, String parameter, String label) {
    if (!mayFire(unit, unit.moved())) {
      throw new TextFault(
          parameter,
          label + " cannot fire",
          "artillery does not move and fire in one turn; leave out moved");
    }
  }
}
