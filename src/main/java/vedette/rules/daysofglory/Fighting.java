package vedette.rules.daysofglory;

/**
 * A unit in its present state.
 *
 * @param figures it has left
 * @param perStand figures that make a stand
 * @param fought whether it has been in a close assault before
 */
record Fighting(Unit unit, int figures, int perStand, Morale morale, boolean fought) {
  /** A unit as it begins. */
  static Fighting of(Unit unit, int perStand) {
    return new Fighting(unit, unit.stands().left() * perStand, perStand, unit.morale(), false);
  }

  /** Stands left: one goes when its figures do (DG8). */
  int stands() {
    return (figures + perStand - 1) / perStand;
  }

  /** A formed unit that keeps its order: routers do not. */
  boolean isFormed() {
    return unit.arm().isFormed() && morale != Morale.ROUTING;
  }

  boolean isFormedInLine() {
    return isFormed() && unit.formation() == Unit.Formation.LINE;
  }

  boolean isBelowHalf() {
    return 2 * figures < unit.stands().original() * perStand;
  }
}
