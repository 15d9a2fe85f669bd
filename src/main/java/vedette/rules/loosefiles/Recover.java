package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;

/** Command points take D.Points off, turn by turn (LF7). A step is one commander's turn. */
final class Recover implements Engagement<Recover.State, Recover.State> {
  private final RecoverRequest request;

  /**
   * Before a commander rolls.
   *
   * @param turn from 1
   * @param next which commander rolls next
   */
  record State(int turn, int next, List<Status> units) {}

  Recover(RecoverRequest request) {
    this.request = request;
    if (request.commanders() == 0 && !request.attached()) {
      throw new BadRequest(
          "commanders", "nobody takes D.Points off", "name a commander, or say --attached");
    }
  }

  @Override
  public State first() {
    return new State(1, 0, request.unit().stream().map(Status::of).toList());
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    List<Status> units = new ArrayList<>(state.units());
    if (state.next() == 0) {
      umpire.note(new Note.Begins("Turn " + state.turn()));
      if (request.attached()) {
        units.set(0, units.get(0).recover(1));
      }
    }
    List<Status> left = List.copyOf(units);
    if (state.next() < request.commanders() && points(left) > 0) {
      int points = umpire.roll(LooseFilesTables.D6);
      umpire.note(new Note.Happens("a commander", "has " + points + " command points", "LF7"));
      left = Redress.of(left, points);
    }
    int next = state.next() + 1;
    State now =
        next < request.commanders()
            ? new State(state.turn(), next, left)
            : new State(state.turn() + 1, 0, left);
    return points(left) == 0 || now.turn() > request.turns() ? Step.ended(now) : Step.going(now);
  }

  private static int points(List<Status> units) {
    return units.stream().mapToInt(Status::dp).sum();
  }

  @Override
  public List<Measure<State>> measures() {
    int before = points(first().units());
    return List.of(
        Measure.count("removed", "D.Points taken off", s -> before - points(s.units())),
        Measure.count("left", "D.Points left", s -> points(s.units())),
        Measure.flag("clear", "no D.Point is left", s -> points(s.units()) == 0));
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    request.unit().forEach(unit -> facts.add(new Fact("unit", unit.toString())));
    facts.add(
        new Fact(
            "commanders",
            request.commanders() + (request.attached() ? ", attached to the first unit" : "")));
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    listener.note(new Note.Happens("each commander", "rolls a D6 a turn", "LF7"));
  }
}
