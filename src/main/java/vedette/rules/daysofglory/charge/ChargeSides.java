package vedette.rules.daysofglory.charge;

import vedette.rules.daysofglory.units.UnitState;

/** Both sides of a charge as they now are. */
interface ChargeSides {
  /** Returns all who charge. */
  Chargers chargers();

  /** Who is charged. */
  UnitState target();

  /** Returns whether the target charges as well. */
  boolean isCountercharging();

  /** Which of those who charge comes next, where one after the other does something. */
  int next();

  /** Returns the charger that comes next. */
  default UnitState charger() {
    return chargers().get(next()).unit();
  }
}
