package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.Names;
import vedette.rules.kit.Measures;

/** What a firefight is measured by. */
record FirefightMeasures(FirefightSetup setup) {
  List<Measure<UnitStates>> list() {
    Measures<UnitStates> measures = new Measures<>();
    for (Side side : Side.values()) {
      int strength = setup.of(side).stream().mapToInt(unit -> unit.initial().strength()).sum();
      measures.of(side).count("Losses", "points {} loses", strength, units -> losses(side, units));
    }
    for (Side side : Side.values()) {
      measures
          .of(side)
          .count(
              "Left",
              "units {} has left in the fight",
              setup.of(side).size(),
              units -> units.fighting(side));
    }
    measures.turns("turns", "turns fought");
    each(measures, setup.names(Side.ATTACKER));
    each(measures, setup.names(Side.DEFENDER));
    return measures.list();
  }

  private int losses(Side side, UnitStates units) {
    int sum = 0;
    for (int i = 0; i < setup.of(side).size(); i++) {
      sum += setup.of(side).get(i).lost(units.of(side).get(i));
    }
    return sum;
  }

  private void each(Measures<UnitStates> measures, Names names) {
    Side side = names.side();
    for (int i = 0; i < names.size(); i++) {
      int unit = i;
      Measures<UnitStates> its =
          names.size() == 1
              ? measures.of(side)
              : measures.ofOne(side, names.name(i), names.label(i));
      its.category(
          "State", "{} is then", Condition.class, units -> units.of(side).get(unit).condition());
      if (setup.of(side).get(i).unit().general()) {
        its.flag(
            "GeneralKilled",
            "the general with {} is killed",
            units -> !units.of(side).get(unit).general());
      }
    }
  }
}
