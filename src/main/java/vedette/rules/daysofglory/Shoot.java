package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Step;
import vedette.fight.Umpire;

/** Small arms of one or several units at one target, all at once. A step is one die. */
final class Shoot implements Engagement<Shoot.State, Shoot.State> {
  private final ShootRequest request;
  private final List<SmallArms> units = new ArrayList<>();
  private final int most;

  /**
   * Between two dice.
   *
   * @param unit whose die comes next
   * @param die which of its dice
   * @param casualties so far
   */
  record State(int unit, int die, int casualties) {}

  Shoot(ShootRequest request, DaysOfGloryTables tables) {
    this.request = request;
    for (Volley volley : request.shooter()) {
      units.add(new SmallArms(tables, volley, request.target(), "shooter"));
    }
    most = request.figures().orElse(Integer.MAX_VALUE);
  }

  @Override
  public State first() {
    return next(0, 0, 0);
  }

  /** The next die there is, or behind the last unit. */
  private State next(int unit, int die, int casualties) {
    int u = unit;
    int d = die;
    while (u < units.size() && d == units.get(u).dice()) {
      u++;
      d = 0;
    }
    return new State(casualties == most ? units.size() : u, casualties == most ? 0 : d, casualties);
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    if (state.unit() == units.size()) {
      return Step.ended(state);
    }
    int hits = units.get(state.unit()).shoot(state.die(), umpire);
    State next = next(state.unit(), state.die() + 1, Math.min(most, state.casualties() + hits));
    return next.unit() == units.size() ? Step.ended(next) : Step.going(next);
  }

  @Override
  public List<Measure<State>> measures() {
    return List.of(Measure.count("casualties", "figures lost", State::casualties));
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    request.shooter().forEach(v -> facts.add(new Fact("shooter", v.toString())));
    facts.add(
        new Fact(
            "target",
            request.target()
                + (request.figures().isPresent()
                    ? ", " + request.figures().getAsInt() + " figures"
                    : "")));
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    units.forEach(unit -> unit.preview(listener));
  }
}
