package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import vedette.fight.Side;
import vedette.rules.Names;
import vedette.rules.kit.Measures;
import vedette.rules.kit.Units;
import vedette.rules.simplenapoleonic.UnitState.Condition;

/**
 * What each unit of a side is measured by.
 *
 * @param <R> results
 * @param units how a result leaves the units
 * @param inDanger whether the enemy ever tries to kill generals
 */
record UnitMeasures<R>(
    Measures<R> all,
    Forces forces,
    Side side,
    Function<R, Units<UnitState>> units,
    boolean inDanger) {

  /**
   * Those of both sides, the attacker's first.
   *
   * @param mayKill whether a side may try to kill generals
   */
  static <R> List<UnitMeasures<R>> of(
      Measures<R> all,
      Forces forces,
      Predicate<Side> mayKill,
      Function<R, Units<UnitState>> units) {
    return Stream.of(Side.values())
        .map(side -> new UnitMeasures<>(all, forces, side, units, mayKill.test(side.opposite())))
        .toList();
  }

  /** Those of a unit: of the side, if it has no other. */
  private Measures<R> of(int unit) {
    Names names = forces.names(side);
    return size() == 1 ? all.of(side) : all.ofOne(side, names.name(unit), names.label(unit));
  }

  private UnitState state(R result, int unit) {
    return units.apply(result).of(side, unit);
  }

  /** What becomes of each unit, and of the general with it. */
  void ofEach() {
    for (int unit = 0; unit < size(); unit++) {
      state(unit);
      general(unit, "the general with {} is killed");
    }
  }

  /** What becomes of a unit. */
  void state(int unit) {
    of(unit)
        .category(
            "State",
            "state of {} afterwards",
            Condition.class,
            result -> state(result, unit).condition());
  }

  /** What becomes of the general with a unit, if there is one whom somebody tries to kill. */
  void general(int unit, String text) {
    if (inDanger && forces.of(side, unit).unit().general()) {
      of(unit).flag("LeaderLost", text, result -> !state(result, unit).general());
    }
  }

  /** How many units the side has. */
  int size() {
    return forces.of(side).size();
  }

  /** Points that the side loses. */
  void losses() {
    all.of(side)
        .count(
            "Losses",
            "strength points {} loses",
            forces.strength(side),
            result -> forces.lost(side, units.apply(result)));
  }

  /** Units that the side has left in the fight. */
  void addUnitsLeft() {
    all.of(side)
        .count(
            "Left",
            "units of {} still in the fight",
            size(),
            result -> units.apply(result).count(side, UnitState::isSteady));
  }
}
