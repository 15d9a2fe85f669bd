package vedette.rules.loosefiles;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.kit.Measures;

/** What a firefight is measured by. */
record FirefightMeasures(BySide<Roster> rosters) {
  List<Measure<UnitStates>> list() {
    Measures<UnitStates> measures = new Measures<>();
    for (Side side : Side.values()) {
      SideMeasures<UnitStates> further =
          new SideMeasures<>(measures, side, rosters.of(side), units -> units.of(side));
      further.casualties();
      further.points();
      further.eachPoints();
      measures
          .of(side)
          .count(
              "Left", "units {} has left", rosters.of(side).size(), units -> units.standing(side));
      further.states(
          List.of("steady", "destroyed"),
          (units, unit) -> units.of(side).get(unit).isDestroyed() ? "destroyed" : "steady");
      further.each();
    }
    return measures.turns("turns", "turns fought").list();
  }
}
