package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.Variant;

/** A commander whose unit is hurt, until he is lost (LF6). A step is one check. */
final class Commander implements Engagement<Integer, Fate> {
  private final CommanderRequest request;
  private final CommanderRoll roll;

  Commander(CommanderRequest request, LooseFilesRules rules) {
    this.request = request;
    roll = rules.tables().commanderRoll();
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
    return fate != Fate.UNHURT || state == 1 ? Step.ended(fate) : Step.going(state - 1);
  }

  @Override
  public List<Measure<Fate>> measures() {
    return List.of(
        Measure.success("the commander stays unhurt", fate -> fate == Fate.UNHURT),
        Measure.category("fate", "the commander is", Fate.class, fate -> fate));
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("checks", String.valueOf(request.checks())));
    Variant.describe(request.variant(), facts);
    return facts;
  }

  @Override
  public void opening(Umpire umpire) {
    umpire.note("", "the commander rolls {} a check", roll.die());
  }
}
