package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Measure;
import vedette.rules.kit.Measures;

/** What an advance is measured by. */
record AdvanceMeasures(Forces forces, Orders orders) {
  List<Measure<AdvanceResult>> list() {
    Measures<AdvanceResult> measures = new Measures<>();
    measures
        .success(
            "the defender is driven out, and one who came on stays",
            result -> result.ending() == AssaultResult.Ending.ATTACKER_WINS)
        .category("ending", "how it ends", AssaultResult.Ending.class, AdvanceResult::ending)
        .flag("assaulted", "it comes to an assault", AdvanceResult::assaulted);
    List<UnitMeasures<AdvanceResult>> sides =
        UnitMeasures.of(measures, forces::names, forces::of, AdvanceResult::units, orders);
    sides.forEach(UnitMeasures::losses);
    sides.forEach(UnitMeasures::left);
    measures.turns("turns", "turns fought");
    sides.forEach(UnitMeasures::ofEach);
    return measures.list();
  }
}
