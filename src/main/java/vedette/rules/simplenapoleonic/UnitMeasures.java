package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import vedette.fight.Side;
import vedette.rules.Names;
import vedette.rules.kit.Measures;

/**
 * What each unit of a side is measured by.
 *
 * @param <R> results
 * @param units how a result leaves the units
 * @param inDanger whether the enemy ever tries to kill generals
 */
record UnitMeasures<R>(
    Measures<R> all,
    Names names,
    List<DrawnUnit> troops,
    Function<R, UnitStates> units,
    boolean inDanger) {

  /** Those of both sides, the attacker's first. */
  static <R> List<UnitMeasures<R>> of(
      Measures<R> all,
      Function<Side, Names> names,
      Function<Side, List<DrawnUnit>> troops,
      Function<R, UnitStates> units,
      Orders orders) {
    return Stream.of(Side.values())
        .map(
            side ->
                new UnitMeasures<>(
                    all,
                    names.apply(side),
                    troops.apply(side),
                    units,
                    orders.everKills(side.opposite())))
        .toList();
  }

  /** Those of a unit: of the side, if it has no other. */
  private Measures<R> of(int unit) {
    return names.size() == 1
        ? all.of(names.side())
        : all.ofOne(names.side(), names.name(unit), names.label(unit));
  }

  private UnitState state(R result, int unit) {
    return units.apply(result).of(names.side()).get(unit);
  }

  /** What becomes of each unit, and of the general with it. */
  void ofEach() {
    for (int unit = 0; unit < troops.size(); unit++) {
      state(unit);
      general(unit, "the general with {} is killed");
    }
  }

  /** What becomes of a unit. */
  void state(int unit) {
    of(unit)
        .category(
            "State", "{} is then", Condition.class, result -> state(result, unit).condition());
  }

  /** What becomes of the general with a unit, if there is one whom somebody tries to kill. */
  void general(int unit, String text) {
    if (inDanger && troops.get(unit).unit().general()) {
      of(unit).flag("GeneralKilled", text, result -> !state(result, unit).general());
    }
  }

  /** Points that the side loses. */
  void losses() {
    int most = DrawnUnit.strength(troops);
    all.of(names.side())
        .count(
            "Losses",
            "points {} loses",
            most,
            result -> units.apply(result).lost(names.side(), troops));
  }

  /** Units that the side has left in the fight. */
  void left() {
    all.of(names.side())
        .count(
            "Left",
            "units {} has left in the fight",
            troops.size(),
            result -> units.apply(result).fighting(names.side()));
  }
}
