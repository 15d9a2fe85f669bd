package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.Umpire;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** A commander whose unit is hurt, until he is lost (LF6). A step is one check. */
final class CommanderEngagement implements Rules<Integer, Fate> {
  /**
   * What a player says of a commander whose unit is hurt.
   *
   * @param checks fires and combats in which that happens
   */
  record Request(
      @Field(
              text = "fires and combats in which the commander's unit is hurt",
              fallback = "1",
              min = 1,
              max = 99)
          int checks,
      @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
      implements HasVariants {}

  private final Request request;
  private final CommanderRoll roll;

  CommanderEngagement(Request request, RulesInForce rules) {
    this.request = request;
    roll = CommanderRoll.of(rules.tables());
  }

  /** The fight with what is told of it. */
  Engagement<Integer, Fate> engagement() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("checks", String.valueOf(request.checks())));
    Variant.describe(request.variant(), facts);
    return Engagement.of(
        this,
        measures(),
        Story.of(facts)
            .withOpening(
                umpire -> umpire.note("", "the commander rolls {} for each check", roll.die())));
  }

  /** Checks that are left. */
  @Override
  public Integer first() {
    return request.checks();
  }

  @Override
  public Step<Integer, Fate> step(Integer state, Umpire umpire) {
    umpire.heading("", "Check {}", request.checks() - state + 1);
    Fate fate = roll.of(umpire);
    umpire.note("", "the commander is {}", fate);
    return fate != Fate.UNHURT || state == 1 ? Step.ended(fate) : Step.sameTurn(state - 1);
  }

  private List<Measure<Fate>> measures() {
    return List.of(
        Measure.success("the commander stays unhurt", fate -> fate == Fate.UNHURT),
        Measure.category(
            "commander", "state of the commander afterwards", Fate.class, fate -> fate));
  }
}
