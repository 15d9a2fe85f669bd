package vedette.rules.simplenapoleonic;

import vedette.problem.TextFault;
import vedette.rules.kit.Rulebook;

/**
 * One unit's fire at another: how many dice, and what scores (SN1, SN2).
 *
 * @param by the shooter as it now is
 * @param moves whether it moves in this turn
 */
record Shot(
    Rulebook<SimpleNapoleonicTables> rules,
    DrawnUnit shooter,
    UnitState by,
    boolean moves,
    DrawnUnit target,
    int range) {
  /** The throw. */
  Throw dice() {
    return new Throw(
        rules,
        shooter.label(),
        number(),
        rules.tables().fireScore(target),
        by.general(),
        target.unit().cover(),
        moves,
        "SN1 SN2");
  }

  /** Rifles throw a die for each point left; all others by range, and by who stands how. */
  private int number() {
    SimpleNapoleonicTables tables = rules.tables();
    return switch (shooter.unit().arm()) {
      case MUSKETS -> tables.musketDice(range, shooter.formation());
      case ARTILLERY -> tables.artilleryDice(range, target.formation());
      case RIFLES -> by.strength();
      case CAVALRY -> 0;
    };
  }

  /** Complains of a unit that cannot fire so far. */
  static void check(
      Rulebook<SimpleNapoleonicTables> rules,
      Unit unit,
      int range,
      String label,
      String parameter) {
    int most = rules.tables().range(unit.arm());
    if (most == 0) {
      throw new TextFault(
          parameter,
          label + " cannot fire",
          unit.arm() + " does not fire; write inf, rifle or art");
    }
    if (unit.retreating()) {
      throw new TextFault(
          parameter, label + " cannot fire", "retreating units do not fire; leave it out");
    }
    new Guns(rules).checkFires(unit, parameter, label);
    if (range > most) {
      throw new TextFault(
          unit.range().isPresent() ? parameter : "range",
          label + " does not reach that far",
          unit.arm() + " reach " + most + " hexes");
    }
  }
}
