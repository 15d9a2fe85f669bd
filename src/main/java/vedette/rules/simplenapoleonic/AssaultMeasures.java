package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.kit.Measures;

/** What an assault is measured by. */
record AssaultMeasures(AssaultSetup setup, boolean limited) {
  List<Measure<AssaultResult>> list() {
    Measures<AssaultResult> measures = new Measures<>();
    UnitState before = setup.defender().initial();
    measures
        .success(
            "the defender is driven out, the attacker is not",
            result -> result.ending(before) == AssaultResult.Ending.ATTACKER_WINS)
        .category(
            "ending", "how it ends", AssaultResult.Ending.class, result -> result.ending(before));
    for (Side side : Side.values()) {
      List<DrawnUnit> troops = setup.of(side);
      measures
          .of(side)
          .count(
              "Losses",
              "points {} loses",
              DrawnUnit.strength(troops),
              result -> result.units().lost(side, troops));
    }
    for (Side side : Side.values()) {
      measures
          .of(side)
          .category(
              "State",
              "{} is then",
              Condition.class,
              result -> result.units().of(side).get(0).condition());
    }
    for (Side side : Side.values()) {
      if (setup.of(side).get(0).unit().general()) {
        measures
            .of(side)
            .flag(
                "GeneralKilled",
                "{}'s general is killed",
                result -> !result.units().of(side).get(0).general());
      }
    }
    if (limited) {
      measures.turns("turns", "turns fought");
    }
    return measures.list();
  }
}
