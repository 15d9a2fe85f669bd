package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.problem.TextFault;

/** One morale test at half strength. It is one step. */
final class MoraleTrial implements Rules<UnitState, UnitState> {
  private final SimpleNapoleonicTables tables;
  private final DrawnUnit troop;

  MoraleTrial(MoraleRequest request, SimpleNapoleonicTables tables) {
    this.tables = tables;
    String name = request.unit().name();
    troop = DrawnUnit.of(Side.DEFENDER, name.isEmpty() ? "the unit" : name, request.unit(), tables);
    if (request.unit().retreating() || !troop.isAtHalf(troop.strength().left())) {
      throw new TextFault(
          "unit",
          "no morale test is due",
          request.unit().retreating()
              ? "who retreats is not tested; leave out retreating"
              : "a unit is tested at half strength or less, as in inf 3/6");
    }
  }

  /** The fight with what is told of it. */
  Engagement<UnitState, UnitState> engagement() {
    return Engagement.of(this, measures(), List.of(Facts.of(troop)))
        .leaving(result -> List.of(new Left("unit", 0, List.of(troop.left(result)))))
        .openedBy(
            umpire -> umpire.note("SN5", "{} rolls {}", troop.label(), tables.morale().die()));
  }

  @Override
  public UnitState first() {
    return troop.initial();
  }

  @Override
  public Step<UnitState, UnitState> step(UnitState state, Umpire umpire) {
    return Step.ended(new LossEffects(tables, troop, umpire).test(state));
  }

  private List<Measure<UnitState>> measures() {
    return List.of(
        Measure.success("the unit passes", UnitState::isSteady),
        Measure.category("state", "the unit is then", Condition.class, UnitState::condition));
  }
}
