package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Umpire;

/**
 * Volleys of one or several units at one, all at once (LF9). A step is one throw, or what all of
 * them do to a unit with a commander.
 */
final class Volley implements Rules<Volley.State, Target.Hit> {
  private final Roster shooters;
  private final Target target;
  private final List<Shot> shots = new ArrayList<>();

  /**
   * Between two steps.
   *
   * @param next which unit throws; beyond the last, what they do is still to come
   * @param dice that it has still to throw
   * @param points D.Points so far
   */
  record State(int next, int dice, int points) {}

  Volley(VolleyRequest request, LooseFilesTables tables) {
    Damage damage = tables.damage();
    Set<String> taken = new HashSet<>();
    shooters =
        new Roster("shooter", request.shooter())
            .checkedForVolleys()
            .checkedForGradesOnly()
            .checked(damage.most(), taken);
    target =
        new Target(
            new Roster("target", List.of(request.target()))
                .checkedForGradesOnly()
                .checked(damage.most(), taken),
            damage);
    InfantryScores scores = tables.infantryScores();
    for (int i = 0; i < shooters.size(); i++) {
      Unit unit = shooters.units().get(i);
      shots.add(new Shot(shooters.label(i), unit, UnitState.of(unit), request.target(), scores));
    }
  }

  /** The fight with what is told of it. */
  Engagement<State, Target.Hit> engagement() {
    return Engagement.of(this, target.measures(), situation())
        .leaving(target::left)
        .openedBy(umpire -> shots.forEach(shot -> shot.note(umpire)));
  }

  @Override
  public State first() {
    return at(0, 0);
  }

  private State at(int next, int points) {
    return new State(next, next < shots.size() ? shots.get(next).dice() : 0, points);
  }

  @Override
  public Step<State, Target.Hit> step(State state, Umpire umpire) {
    if (state.next() == shots.size()) {
      return Step.ended(target.hit(state.points(), 0, umpire));
    }
    State next = fire(state, shots.get(state.next()), umpire);
    return next.next() < shots.size() || target.isChecked(next.points(), 0)
        ? Step.going(next)
        : Step.ended(target.hit(next.points(), 0, umpire));
  }

  private State fire(State state, Shot shot, Umpire umpire) {
    String readings = shots.size() > 1 ? "LF9" : "";
    umpire.heading(readings, "Volley of {} at {}", shot.label(), target.label());
    if (state.dice() == shot.dice()) {
      shot.note(umpire);
    }
    int lot = Shot.lot(state.dice());
    int points = state.points() + (lot > 0 ? shot.hits(lot, lot, umpire) : 0);
    int left = state.dice() - lot;
    return left > 0 ? new State(state.next(), left, points) : at(state.next() + 1, points);
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>(shooters.facts());
    facts.addAll(target.roster().facts());
    return facts;
  }
}
