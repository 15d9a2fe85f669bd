package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import vedette.rules.daysofglory.Weapon.Guns;
import vedette.rules.daysofglory.Weapon.SmallArms;

/** The dice of stands or guns at a range that can hit, by what a target looks like. */
record DiceByTarget(Map<TargetType, List<ShotDie>> dice) {
  /** Of who is out of range. */
  static final DiceByTarget NONE = of(looks -> List.of());

  static DiceByTarget of(Function<TargetType, List<ShotDie>> dice) {
    Map<TargetType, List<ShotDie>> all = new EnumMap<>(TargetType.class);
    for (TargetType looks : TargetType.values()) {
      all.put(looks, dice.apply(looks));
    }
    return new DiceByTarget(all);
  }

  /**
   * Those of units and of batteries, each with the parameter that they were given in.
   *
   * @throws vedette.problem.TextFault if one of them is out of range
   */
  static List<DiceByTarget> of(
      DaysOfGloryTables tables,
      List<Volley> units,
      String ofUnits,
      List<Battery> batteries,
      String ofBatteries) {
    List<DiceByTarget> all = new ArrayList<>();
    for (Volley unit : units) {
      Weapon muskets = new SmallArms(tables, unit.musket());
      all.add(muskets.within(unit.range(), unit.stands(), unit, ofUnits));
    }
    for (Battery battery : batteries) {
      Weapon guns = new Guns(tables, battery.calibre(), battery.shell());
      all.add(guns.within(battery.range(), battery.guns(), battery, ofBatteries));
    }
    return all;
  }

  List<ShotDie> at(TargetType looks) {
    return dice.get(looks);
  }

  /** Whether there is any. */
  boolean isAny() {
    return dice.values().stream().anyMatch(those -> !those.isEmpty());
  }
}
