package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;

/** Generals rally a retreating unit, each once a turn (SN7). A step is one attempt. */
final class Rally implements Engagement<Rally.State, Rally.State> {
  private final RallyRequest request;
  private final SimpleNapoleonicTables tables;

  /**
   * Between two attempts.
   *
   * @param turn from 1
   * @param tried generals who have tried this turn
   */
  record State(int turn, int tried, boolean rallied) {}

  Rally(RallyRequest request, SimpleNapoleonicTables tables) {
    this.request = request;
    this.tables = tables;
  }

  @Override
  public State first() {
    return new State(1, 0, false);
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    umpire.note(new Note.Begins("Turn " + state.turn()));
    boolean rallied = tables.rally().roll(umpire);
    umpire.note(new Note.Happens("the unit", rallied ? "rallies" : "goes on retreating", "SN7"));
    int tried = state.tried() + 1;
    if (rallied || tried == request.generals() && state.turn() == request.turns()) {
      return Step.ended(new State(state.turn(), tried, rallied));
    }
    return Step.going(
        tried == request.generals()
            ? new State(state.turn() + 1, 0, false)
            : new State(state.turn(), tried, false));
  }

  @Override
  public List<Measure<State>> measures() {
    return List.of(
        Measure.flag("rallied", "the unit rallies", State::rallied),
        Measure.count("turns", "turns tried", State::turn));
  }

  @Override
  public List<Fact> situation() {
    return List.of(
        new Fact("turns", String.valueOf(request.turns())),
        new Fact("generals", String.valueOf(request.generals())));
  }

  @Override
  public void opening(Listener listener) {
    listener.note(
        new Note.Happens(
            "each general", "rolls " + tables.rally().table().die() + " once a turn", "SN7"));
  }
}
