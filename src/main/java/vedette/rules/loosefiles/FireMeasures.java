package vedette.rules.loosefiles;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.kit.Measures;

/** What fire is measured by. */
final class FireMeasures {
  private FireMeasures() {}

  private static SideMeasures<FireState> of(
      Side side, Roster roster, Measures<FireState> measures) {
    return new SideMeasures<>(measures, side, roster, end -> end.units().of(side));
  }

  /** One fire at a target. */
  static List<Measure<FireState>> ofOneFire(Roster target) {
    Measures<FireState> measures = new Measures<>();
    measures
        .of(Side.DEFENDER, "the target")
        .count("DpTaken", "D.Points taken by {}", state -> state.hit().points());
    SideMeasures<FireState> further =
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
    further.addEachUnit();
    return measures.list();
  }

  /** Fire of one side over turns. */
  static List<Measure<FireState>> ofBombardment(Roster targets) {
    Measures<FireState> measures = new Measures<>();
    SideMeasures<FireState> further = of(Side.DEFENDER, targets, measures);
    further.casualties();
    further.points();
    further.destroyed();
    further.eachPoints();
    further.addEachUnit();
    return measures.turns("turns", "turns of fire").list();
  }

  /** Fire of both sides over turns. */
  static List<Measure<FireState>> ofFirefight(BySide<Roster> rosters) {
    Measures<FireState> measures = new Measures<>();
    rosters.forEach(
        (side, roster) -> {
          SideMeasures<FireState> further = of(side, roster, measures);
          further.casualties();
          further.points();
          further.eachPoints();
          measures
              .of(side)
              .count(
                  "Left",
                  "units of {} still in the fight",
                  roster.size(),
                  end -> end.units().count(side, UnitState::stands));
          further.states(
              List.of("steady", "destroyed"),
              (end, unit) -> end.units().of(side, unit).isDestroyed() ? "destroyed" : "steady");
          further.addEachUnit();
        });
    return measures.turns("turns", "turns fought").list();
  }
}
