package vedette.rules.loosefiles;

import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;

/** A commander whose unit is hurt, until he is lost (LF6). A step is one check. */
final class Commander implements Engagement<Integer, Fate> {
  private final CommanderRequest request;
  private final LooseFilesTables tables;

  Commander(CommanderRequest request, LooseFilesTables tables) {
    this.request = request;
    this.tables = tables;
  }

  /** Checks that are left. */
  @Override
  public Integer first() {
    return request.checks();
  }

  @Override
  public Step<Integer, Fate> step(Integer state, Umpire umpire) {
    Fate fate = tables.commander(umpire);
    umpire.note(new Note.Happens("the commander", "is " + fate, "LF6"));
    return fate != Fate.UNHURT || state == 1 ? Step.ended(fate) : Step.going(state - 1);
  }

  @Override
  public List<Measure<Fate>> measures() {
    return List.of(Measure.category("fate", "the commander is", Fate.class, fate -> fate));
  }

  @Override
  public List<Fact> situation() {
    return List.of(new Fact("checks", String.valueOf(request.checks())));
  }

  @Override
  public void opening(Listener listener) {
    listener.note(new Note.Happens("the commander", "rolls a D6, and again on a 1", "LF6"));
  }
}
