package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Measure;
import vedette.rules.kit.Measures;

/** What an assault is measured by. */
record AssaultMeasures(AssaultSetup setup, AssaultRequest request) {
  List<Measure<AssaultResult>> list() {
    Measures<AssaultResult> measures = new Measures<>();
    UnitState before = setup.defender().initial();
    measures
        .success(
            setup.several()
                ? "the defender is driven out, not all attackers are"
                : "the defender is driven out, the attacker is not",
            result -> result.ending(before) == AssaultResult.Ending.ATTACKER_WINS)
        .category(
            "ending", "how it ends", AssaultResult.Ending.class, result -> result.ending(before));
    List<UnitMeasures<AssaultResult>> sides =
        UnitMeasures.of(measures, setup::names, setup::of, AssaultResult::units, request);
    sides.forEach(UnitMeasures::losses);
    if (setup.several()) {
      sides.get(0).left();
    }
    for (UnitMeasures<AssaultResult> side : sides) {
      for (int unit = 0; unit < side.troops().size(); unit++) {
        side.state(unit);
      }
    }
    for (UnitMeasures<AssaultResult> side : sides) {
      for (int unit = 0; unit < side.troops().size(); unit++) {
        side.general(unit, "{}'s general is killed");
      }
    }
    if (request.turns().isPresent()) {
      measures.turns("turns", "turns fought");
    }
    return measures.list();
  }
}
