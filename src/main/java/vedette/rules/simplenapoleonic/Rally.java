package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;

/**
 * Generals rally a retreating unit, each once a turn (SN7). A step is one attempt, a state how many
 * generals have tried this turn.
 */
final class Rally implements Engagement<Integer, Boolean> {
  private final RallyRequest request;
  private final SimpleNapoleonicTables tables;

  Rally(RallyRequest request, SimpleNapoleonicTables tables) {
    this.request = request;
    this.tables = tables;
  }

  @Override
  public Integer first() {
    return 0;
  }

  @Override
  public int lastTurn() {
    return request.turns();
  }

  @Override
  public Step<Integer, Boolean> step(Integer before, Umpire umpire) {
    umpire.heading("", "Turn {turn}");
    boolean rallied = tables.rally().roll(umpire);
    umpire.note("SN7", rallied ? "the unit rallies" : "the unit goes on retreating");
    int tried = before + 1;
    if (rallied) {
      return Step.ended(true);
    }
    if (tried < request.generals()) {
      return Step.going(tried);
    }
    return umpire.reached(request.turns()) ? Step.ended(false) : Step.nextTurn(0);
  }

  @Override
  public List<Measure<Boolean>> measures() {
    return List.of(
        Measure.success("the unit rallies", rallied -> rallied),
        Measure.flag("rallied", "the unit rallies", rallied -> rallied),
        Measure.turns("turns", "turns tried"));
  }

  @Override
  public List<Fact> situation() {
    return List.of(
        new Fact("turns", String.valueOf(request.turns())),
        new Fact("generals", String.valueOf(request.generals())));
  }

  @Override
  public void opening(Listener listener) {
    listener.note(new Note.Said("SN7", "each general rolls {} once a turn", tables.rally().die()));
  }
}
