package vedette.rules.sixdays;

import java.util.List;
import vedette.form.Units;
import vedette.problem.TextFault;

/**
 * Units that are stacked, with or without an officer.
 *
 * @param units none of an officer who comes alone
 */
record StackedUnits(
    @Units List<Unit> units,
    @Units(text = "an officer or commander in the stack", also = "commander") boolean officer) {
  /** Complains of an officer alone where somebody has to fight. */
  void checkFight() {
    if (units.isEmpty()) {
      throw new TextFault("units", "an officer alone cannot fight", "add a unit, as in `inf 4`");
    }
  }

  /** Strength points of all units together. */
  int strength() {
    return units.stream().mapToInt(unit -> unit.strength().left()).sum();
  }
}
