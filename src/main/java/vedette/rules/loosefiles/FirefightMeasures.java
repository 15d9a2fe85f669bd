package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Measure;
import vedette.fight.Side;

/** What a firefight is measured by. */
record FirefightMeasures(BySide<Roster> rosters) {
  List<Measure<UnitStates>> list() {
    List<Measure<UnitStates>> measures = new ArrayList<>();
    for (Side side : Side.values()) {
      SideMeasures<UnitStates> measured =
          new SideMeasures<>(rosters.of(side), units -> units.of(side));
      measures.add(measured.casualties());
      measures.add(measured.points());
      measures.add(
          Measure.count(
              side + "Left", "units the " + side + " has left", units -> units.standing(side)));
      measures.addAll(
          measured.states(
              List.of("steady", "destroyed"),
              (units, unit) -> units.of(side).get(unit).isDestroyed() ? "destroyed" : "steady"));
      measures.addAll(measured.each());
    }
    measures.add(Measure.turns("turns", "turns fought"));
    return List.copyOf(measures);
  }
}
