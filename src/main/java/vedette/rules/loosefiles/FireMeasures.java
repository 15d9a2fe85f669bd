package vedette.rules.loosefiles;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.kit.Measures;

/** What fire is measured by. */
final class FireMeasures {
  private FireMeasures() {}

  private static SideMeasures<FireEnd> of(Side side, Roster roster, Measures<FireEnd> measures) {
    return new SideMeasures<>(measures, side, roster, end -> end.units().of(side));
  }

  /** One fire at a target. */
  static List<Measure<FireEnd>> ofOneFire(Roster target) {
    Measures<FireEnd> measures = new Measures<>();
    measures.of(Side.DEFENDER, "the target").count("DpTaken", "D.Points {} takes", FireEnd::points);
    SideMeasures<FireEnd> further =
        new SideMeasures<>(
            measures,
            Side.DEFENDER,
            "",
            "the target",
            target,
            end -> end.units().of(Side.DEFENDER));
    further.casualties();
    further.points();
    further.destroyed();
    further.each();
    return measures.list();
  }

  /** Fire of one side over turns. */
  static List<Measure<FireEnd>> ofBombardment(Roster targets) {
    Measures<FireEnd> measures = new Measures<>();
    SideMeasures<FireEnd> further = of(Side.DEFENDER, targets, measures);
    further.casualties();
    further.points();
    further.destroyed();
    further.eachPoints();
    further.each();
    return measures.turns("turns", "turns of fire").list();
  }

  /** Fire of both sides over turns. */
  static List<Measure<FireEnd>> ofFirefight(BySide<Roster> rosters) {
    Measures<FireEnd> measures = new Measures<>();
    rosters.forEach(
        (side, roster) -> {
          SideMeasures<FireEnd> further = of(side, roster, measures);
          further.casualties();
          further.points();
          further.eachPoints();
          measures
              .of(side)
              .count(
                  "Left",
                  "units {} has left",
                  roster.size(),
                  end -> end.units().count(side, UnitState::stands));
          further.states(
              List.of("steady", "destroyed"),
              (end, unit) -> end.units().of(side, unit).isDestroyed() ? "destroyed" : "steady");
          further.each();
        });
    return measures.turns("turns", "turns fought").list();
  }
}
