package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.function.Function;
import vedette.fight.Measure;
import vedette.rules.kit.Measures;

/** What a firefight is measured by. */
record FirefightMeasures(FirefightSetup setup, Orders orders) {
  List<Measure<UnitStates>> list() {
    Measures<UnitStates> measures = new Measures<>();
    List<UnitMeasures<UnitStates>> sides =
        UnitMeasures.of(measures, setup::names, setup::of, Function.identity(), orders);
    sides.forEach(UnitMeasures::losses);
    sides.forEach(UnitMeasures::left);
    measures.turns("turns", "turns fought");
    sides.forEach(UnitMeasures::ofEach);
    return measures.list();
  }
}
