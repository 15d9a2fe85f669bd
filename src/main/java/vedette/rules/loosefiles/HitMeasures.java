package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Measure;

/** What fire at one unit is measured by. */
final class HitMeasures {
  private HitMeasures() {}

  static List<Measure<Hit>> of(Band target) {
    List<Measure<Hit>> measures = new ArrayList<>();
    measures.add(Measure.count("dPoints", "D.Points inflicted", Hit::points));
    measures.add(
        Measure.count(
            "casualties", "bases the target loses", hit -> target.bases() - hit.left().bases()));
    measures.add(Measure.count("targetDp", "D.Points on the target then", hit -> hit.left().dp()));
    measures.add(
        Measure.flag("destroyed", "the target is destroyed", hit -> hit.left().isDestroyed()));
    if (target.commander()) {
      measures.add(Measure.category("commander", "its commander is", Fate.class, Hit::commander));
    }
    return List.copyOf(measures);
  }

  static String label(Band unit, String otherwise) {
    return unit.name().isEmpty() ? otherwise : unit.name();
  }
}
