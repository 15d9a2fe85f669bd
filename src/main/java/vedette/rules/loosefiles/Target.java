package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.fight.Umpire;

/** The one unit that all fire falls on, and what becomes of it. */
record Target(Roster roster, Damage damage) {
  /**
   * The target when all have fired.
   *
   * @param points D.Points inflicted, before any become casualties
   */
  record Hit(int points, UnitState left) {}

  Unit unit() {
    return roster.units().get(0);
  }

  String label() {
    return roster.label(0);
  }

  /** Whether a commander has to roll after such fire. */
  boolean isChecked(int points, int casualties) {
    return unit().commander() && points + casualties > 0;
  }

  /** What the fire as a whole does; the commander rolls once for all of it. */
  Hit hit(int points, int casualties, Umpire umpire) {
    if (points + casualties > 0) {
      umpire.heading("", "What it comes to");
    }
    UnitState left = damage.suffer(label(), UnitState.of(unit()), points, casualties, umpire);
    if (isChecked(points, casualties)) {
      String once = points + casualties > 1 ? "LF6" : "";
      left = damage.check(roster.commander(0), left, once, umpire);
    }
    return new Hit(points, left);
  }

  /** What is left of it. */
  List<Left> left(Hit hit) {
    return roster.left(List.of(hit.left()));
  }

  List<Measure<Hit>> measures() {
    List<Measure<Hit>> measures = new ArrayList<>();
    measures.add(Measure.count("dPoints", "D.Points inflicted", Hit::points));
    measures.add(
        Measure.count(
            "casualties",
            "bases the target loses",
            unit().bases(),
            hit -> unit().bases() - hit.left().bases()));
    measures.add(Measure.count("targetDp", "D.Points on the target then", hit -> hit.left().dp()));
    measures.add(
        Measure.flag("destroyed", "the target is destroyed", hit -> hit.left().isDestroyed()));
    if (unit().commander()) {
      measures.add(
          Measure.category(
              "commander", "its commander is", Fate.class, hit -> hit.left().commander()));
    }
    return List.copyOf(measures);
  }
}
