package vedette.rules.daysofglory.assault;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import vedette.rules.daysofglory.units.Arm;
import vedette.rules.daysofglory.units.Conditions;
import vedette.rules.daysofglory.units.Morale;
import vedette.rules.daysofglory.units.Unit.General;
import vedette.rules.daysofglory.units.UnitState;

/**
 * The state of a side in close assault.
 *
 * @param charges whether it charges, as an attacker or in a countercharge
 */
public record SideState(List<UnitState> units, boolean charges) {
  boolean anyMatch(Predicate<UnitState> what) {
    for (int i = 0; i < units.size(); i++) {
      if (what.test(units.get(i))) {
        return true;
      }
    }
    return false;
  }

  boolean all(Predicate<UnitState> what) {
    return !anyMatch(what.negate());
  }

  int sum(ToIntFunction<UnitState> what) {
    int sum = 0;
    for (int i = 0; i < units.size(); i++) {
      sum += what.applyAsInt(units.get(i));
    }
    return sum;
  }

  boolean has(Arm arm) {
    return anyMatch(unit -> unit.is(arm));
  }

  boolean hasOnly(Arm arm) {
    return all(unit -> unit.is(arm));
  }

  boolean has(Morale morale) {
    return anyMatch(unit -> unit.morale() == morale);
  }

  boolean has(General general) {
    return anyMatch(unit -> unit.unit().has(general));
  }

  boolean isFormed() {
    return anyMatch(UnitState::isFormed);
  }

  /** Returns whether most of its stands are mounted (DG-V2). */
  boolean isMounted() {
    return 2 * sum(unit -> unit.isMounted() ? unit.stands() : 0) > stands();
  }

  /** Returns its kind in the victory scale. */
  MountedOrFoot arms() {
    return isMounted() ? MountedOrFoot.MOUNTED : MountedOrFoot.FOOT;
  }

  int stands() {
    return sum(UnitState::stands);
  }

  /** Returns the worst morale of its units. */
  Morale worst() {
    return units.stream().map(UnitState::morale).max(Morale::compareTo).orElseThrow();
  }

  /** Returns the average class of its units, rounded up (DG5). */
  int troopClass() {
    return (sum(unit -> unit.unit().troopClass()) + units.size() - 1) / units.size();
  }

  /**
   * Returns the given conditions of its units; a condition of one unit counts for the whole side
   * (DG-V2).
   */
  Conditions givenConditions() {
    return units.size() == 1
        ? units.get(0).unit().givenConditions()
        : Conditions.union(units.stream().map(unit -> unit.unit().givenConditions()).toList());
  }
}
