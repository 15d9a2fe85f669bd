package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Measure;
import vedette.fight.Side;

/** What a firefight is measured by. */
record FirefightMeasures(BySide<Roster> rosters) {
  List<Measure<Lines>> list() {
    List<Measure<Lines>> measures = new ArrayList<>();
    for (Side side : Side.values()) {
      SideMeasures<Lines> measured = new SideMeasures<>(rosters.of(side), lines -> lines.of(side));
      measures.add(measured.casualties());
      measures.add(measured.points());
      measures.add(
          Measure.count(
              side + "Left", "units the " + side + " has left", lines -> lines.standing(side)));
      measures.addAll(
          measured.states(
              List.of("steady", "destroyed"),
              (lines, unit) -> lines.of(side).get(unit).isDestroyed() ? "destroyed" : "steady"));
      measures.addAll(measured.each());
    }
    measures.add(Measure.turns("turns", "turns fought"));
    return List.copyOf(measures);
  }
}
