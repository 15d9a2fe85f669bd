package vedette.rules.loosefiles;

import java.util.List;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.Measures;

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
    Measures<Hit> measures = new Measures<Hit>().of(Side.DEFENDER, "the target");
    measures
        .count("DpTaken", "D.Points {} takes", Hit::points)
        .count(
            "Casualties",
            "bases {} loses",
            unit().bases(),
            hit -> unit().bases() - hit.left().bases())
        .count("Dp", "D.Points on {} then", hit -> hit.left().dp())
        .flag("Destroyed", "{} is destroyed", hit -> hit.left().isDestroyed());
    if (unit().commander()) {
      measures.category("Commander", "its commander is", Fate.class, hit -> hit.left().commander());
    }
    return measures.list();
  }
}
