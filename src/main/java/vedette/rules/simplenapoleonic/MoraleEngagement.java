package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;
import vedette.rules.simplenapoleonic.UnitState.Condition;
import vedette.source.TextFault;

/** One morale test at half strength. It is one step. */
final class MoraleEngagement implements Rules<UnitState, UnitState> {
  /** What a player says of a morale test. */
  record Request(
      @Field(text = "unit that tests its morale", example = "inf 3/6 line")
          @Allows("strength formation general moved retreating cover blocked")
          Unit unit,
      @Field(text = Variant.TEXT, optional = true) List<SimpleNapoleonicVariant> variant)
      implements HasVariants {}

  private final RulesInForce rules;
  private final PreparedUnit troop;
  private final List<Fact> situation = new ArrayList<>();

  MoraleEngagement(Request request, RulesInForce rules) {
    this.rules = rules;
    String name = request.unit().name();
    troop =
        PreparedUnit.of(Side.DEFENDER, name.isEmpty() ? "the unit" : name, request.unit(), rules);
    situation.add(SituationText.of(troop));
    Variant.describe(request.variant(), situation);
    if (!Morale.isDue(troop, troop.initial())) {
      throw new TextFault(
          "unit",
          "the unit takes no morale test",
          request.unit().retreating()
              ? "leave out `retreating`: a retreating unit is not tested"
              : "write half strength or less, as in `inf 3/6`");
    }
  }

  /** The fight with what is told of it. */
  Engagement<UnitState, UnitState> engagement() {
    return Engagement.of(
            this,
            measures(),
            Story.of(situation)
                .withOpening(
                    umpire ->
                        umpire.note(
                            "SN5", "{} rolls {}", troop.label(), rules.tables().morale().die())))
        .leaving(result -> List.of(new SurvivingStack("unit", 0, List.of(troop.survivor(result)))));
  }

  @Override
  public UnitState first() {
    return troop.initial();
  }

  @Override
  public Step<UnitState, UnitState> step(UnitState state, Umpire umpire) {
    return Step.ended(new Morale(rules, troop, umpire).test(state));
  }

  private List<Measure<UnitState>> measures() {
    return List.of(
        Measure.success("the unit passes", UnitState::isSteady),
        Measure.category(
            "state", "state of the unit afterwards", Condition.class, UnitState::condition));
  }
}
