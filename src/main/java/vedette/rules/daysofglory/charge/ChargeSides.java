package vedette.rules.daysofglory.charge;

import vedette.rules.daysofglory.units.UnitState;

/** The current state of both sides of a charge. */
interface ChargeSides {
  /** Returns all chargers. */
  Chargers chargers();

  /** Returns the target. */
  UnitState target();

  /** Returns whether the target countercharges. */
  boolean isCountercharging();

  /** Returns the index of the current charger, in stages that handle chargers one by one. */
  int next();

  /** Returns the current charger. */
  default UnitState charger() {
    return chargers().get(next()).unit();
  }
}
