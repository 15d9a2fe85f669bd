package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;

/** Volleys of one or several units at one, all at once (LF9). A step is one unit's throw. */
final class Volley implements Engagement<Volley.State, Hit> {
  private final VolleyRequest request;
  private final LooseFilesTables tables;
  private final List<Shot> shots = new ArrayList<>();
  private final String label;

  /** Between two throws: the D.Points so far. */
  record State(int next, int points) {}

  Volley(VolleyRequest request, LooseFilesTables tables) {
    this.request = request;
    this.tables = tables;
    label = HitMeasures.label(request.target(), "the target");
    for (int i = 0; i < request.shooter().size(); i++) {
      Band unit = request.shooter().get(i);
      String shooter = HitMeasures.label(unit, "shooter " + (i + 1));
      Shot.check(unit, shooter, "shooter");
      shots.add(new Shot(tables, shooter, unit, Status.of(unit), request.target()));
    }
  }

  @Override
  public State first() {
    return new State(0, 0);
  }

  @Override
  public Step<State, Hit> step(State state, Umpire umpire) {
    Shot shot = shots.get(state.next());
    umpire.note(new Note.Begins("Volley of " + shot.label()));
    State next = new State(state.next() + 1, state.points() + shot.fire(umpire));
    return next.next() < shots.size()
        ? Step.going(next)
        : Step.ended(
            Hit.of(
                tables,
                label,
                request.target(),
                Status.of(request.target()),
                next.points(),
                0,
                umpire));
  }

  @Override
  public List<Measure<Hit>> measures() {
    return HitMeasures.of(request.target());
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    shots.forEach(shot -> facts.add(new Fact(shot.label(), shot.shooter().withoutName())));
    facts.add(new Fact("target", request.target().toString()));
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    shots.forEach(shot -> shot.preview(listener));
  }
}
