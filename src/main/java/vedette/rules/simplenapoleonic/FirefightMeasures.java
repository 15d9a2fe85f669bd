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
      List<DrawnUnit> troops = setup.of(side);
      measures
          .of(side)
          .count(
              "Losses",
              "points {} loses",
              DrawnUnit.strength(troops),
              units -> units.lost(side, troops));
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
