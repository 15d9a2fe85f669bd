package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;

/**
 * Commanders take D.Points off, turn by turn until none is left or for so many turns (LF7). A step
 * is a turn.
 */
final class Recover implements Engagement<Recover.State, Recover.State> {
  private final RecoverRequest request;
  private final Party units;
  private final Command command;

  /** After so many turns. */
  record State(int turns, List<Status> units) {}

  Recover(RecoverRequest request, LooseFilesTables tables) {
    this.request = request;
    units =
        new Party("unit", request.unit())
            .checked(EnumSet.of(Trait.COMMANDER), tables.mostPoints(), new HashSet<>());
    command =
        new Command(units, request.commanders(), hasFreePoints() ? List.of("LF-V5") : List.of());
    if (request.commanders() == 0 && !hasFreePoints()) {
      throw new BadRequest(
          "commanders", "nobody takes D.Points off", "name one, or say `commander` of a unit");
    }
  }

  private boolean hasFreePoints() {
    return request.unit().stream().anyMatch(Band::commander);
  }

  @Override
  public State first() {
    return new State(0, units.initial());
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    if (Command.points(state.units()) == 0) {
      return Step.ended(state);
    }
    int turns = state.turns() + 1;
    umpire.note(new Note.Begins("Turn " + turns));
    List<Status> left = command.free(state.units(), umpire);
    if (request.commanders() > 0 && Command.points(left) > 0) {
      left = command.roll(left, umpire);
    }
    State now = new State(turns, left);
    return Command.points(left) == 0 || turns == request.turns()
        ? Step.ended(now)
        : Step.going(now);
  }

  @Override
  public List<Measure<State>> measures() {
    int before = Command.points(units.initial());
    List<Measure<State>> measures = new ArrayList<>();
    measures.add(Measure.flag("clear", "no D.Point is left", s -> Command.points(s.units()) == 0));
    measures.add(Measure.count("turns", "turns until then, or all", State::turns));
    measures.add(
        Measure.count("removed", "D.Points taken off", s -> before - Command.points(s.units())));
    measures.add(Measure.count("left", "D.Points left", s -> Command.points(s.units())));
    for (int i = 0; i < units.size() && units.size() > 1; i++) {
      int unit = i;
      measures.add(
          Measure.<State>count(
                  "left", "D.Points left on " + units.label(unit), s -> s.units().get(unit).dp())
              .ofOne(units.name(unit)));
    }
    return List.copyOf(measures);
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>(units.facts());
    facts.add(new Fact("commanders", String.valueOf(request.commanders())));
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    command.free(units.initial(), listener);
    if (request.commanders() > 0) {
      listener.note(new Note.Happens("each commander", "rolls a D6 a turn"));
    }
  }
}
