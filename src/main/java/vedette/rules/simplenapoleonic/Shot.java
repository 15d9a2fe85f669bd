package vedette.rules.simplenapoleonic;

import vedette.problem.TextFault;

/** One unit's fire at another. */
final class Shot {
  private Shot() {}

  /**
   * The throw of a unit in this state.
   *
   * @param moved whether it moves this turn
   */
  static Throw of(
      SimpleNapoleonicTables tables,
      DrawnUnit shooter,
      UnitState by,
      boolean moved,
      DrawnUnit target,
      int range) {
    return new Throw(
        tables,
        shooter.label(),
        tables.fireDice(shooter, by.strength(), range, target),
        tables.fireScore(target),
        by.general(),
        target.unit().cover(),
        moved,
        "SN1 SN2");
  }

  /** Complains of a unit that cannot fire. */
  static void check(
      SimpleNapoleonicTables tables, Unit unit, int range, String label, String parameter) {
    int most = tables.range(unit.arm());
    if (most == 0 || unit.retreating() || unit.moved() && unit.arm() == Arm.ARTILLERY) {
      throw new TextFault(
          parameter,
          label + " cannot fire",
          most == 0
              ? unit.arm() + " does not fire; write inf, rifle or art"
              : unit.retreating()
                  ? "retreating units do not fire; leave it out"
                  : "artillery does not move and fire in one turn; leave out moved");
    }
    if (range > most) {
      throw new TextFault(
          unit.range().isPresent() ? parameter : "range",
          label + " does not reach that far",
          unit.arm() + " reach " + most + " hexes");
    }
  }
}
