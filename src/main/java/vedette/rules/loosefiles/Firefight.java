package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.Names;

/**
 * Foot of both sides exchanges volleys turn by turn: command points, then all volleys at once (LF7,
 * LF9). A step is one commander's roll or one unit's throw.
 */
final class Firefight implements Engagement<Firefight.State, Firefight.State> {
  private final FirefightRequest request;
  private final LooseFilesTables tables;
  private final Names attackerNames;
  private final Names defenderNames;

  /**
   * Between two steps.
   *
   * @param turn from 1
   * @param next commanders who have rolled and units that have fired in this turn
   * @param atAttackers D.Points that this turn's volleys have inflicted, unit by unit
   * @param atDefenders the same
   */
  record State(
      int turn,
      int next,
      List<Status> attackers,
      List<Status> defenders,
      List<Integer> atAttackers,
      List<Integer> atDefenders) {

    List<Status> of(Side side) {
      return side == Side.ATTACKER ? attackers : defenders;
    }

    List<Integer> at(Side side) {
      return side == Side.ATTACKER ? atAttackers : atDefenders;
    }

    State done(int item) {
      return new State(turn, item, attackers, defenders, atAttackers, atDefenders);
    }

    State with(Side side, List<Status> units) {
      return side == Side.ATTACKER
          ? new State(turn, next, units, defenders, atAttackers, atDefenders)
          : new State(turn, next, attackers, units, atAttackers, atDefenders);
    }

    State inflict(Side side, int unit, int points) {
      List<Integer> changed = new ArrayList<>(at(side));
      changed.set(unit, changed.get(unit) + points);
      List<Integer> now = List.copyOf(changed);
      return side == Side.ATTACKER
          ? new State(turn, next, attackers, defenders, now, atDefenders)
          : new State(turn, next, attackers, defenders, atAttackers, now);
    }

    boolean fights(Side side) {
      return of(side).stream().anyMatch(unit -> !unit.isDestroyed());
    }
  }

  Firefight(FirefightRequest request, LooseFilesTables tables) {
    this.request = request;
    this.tables = tables;
    attackerNames = names(Side.ATTACKER);
    defenderNames = names(Side.DEFENDER);
  }

  private Names names(Side side) {
    Names names = new Names(side, of(side).stream().map(Band::name).toList());
    for (int i = 0; i < names.size(); i++) {
      Shot.check(of(side).get(i), names.label(i), side.toString());
    }
    return names;
  }

  private List<Band> of(Side side) {
    return side == Side.ATTACKER ? request.attacker() : request.defender();
  }

  private String label(Side side, int unit) {
    return (side == Side.ATTACKER ? attackerNames : defenderNames).label(unit);
  }

  @Override
  public State first() {
    return new State(
        1,
        0,
        request.attacker().stream().map(Status::of).toList(),
        request.defender().stream().map(Status::of).toList(),
        Collections.nCopies(request.attacker().size(), 0),
        Collections.nCopies(request.defender().size(), 0));
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    int rolls = 2 * request.commanders();
    int attackers = request.attacker().size();
    State played;
    if (state.next() < rolls) {
      played = command(state, state.next() < rolls / 2 ? Side.ATTACKER : Side.DEFENDER, umpire);
    } else {
      int unit = state.next() - rolls;
      played =
          unit < attackers
              ? fire(state, Side.ATTACKER, unit, umpire)
              : fire(state, Side.DEFENDER, unit - attackers, umpire);
    }
    played = played.done(state.next() + 1);
    if (played.next() < rolls + attackers + request.defender().size()) {
      return Step.going(played);
    }
    State hurt = hurt(hurt(played, Side.ATTACKER, umpire), Side.DEFENDER, umpire);
    boolean over =
        hurt.turn() == request.turns()
            || !hurt.fights(Side.ATTACKER)
            || !hurt.fights(Side.DEFENDER);
    State clean =
        new State(
            over ? hurt.turn() : hurt.turn() + 1,
            0,
            hurt.attackers(),
            hurt.defenders(),
            first().atAttackers(),
            first().atDefenders());
    return over ? Step.ended(clean) : Step.going(clean);
  }

  private State command(State state, Side side, Umpire umpire) {
    umpire.note(new Note.Begins("Turn " + state.turn() + ", command of the " + side));
    if (state.of(side).stream().allMatch(unit -> unit.dp() == 0)) {
      return state;
    }
    int points = umpire.roll(LooseFilesTables.D6);
    umpire.note(new Note.Happens("a commander", "has " + points + " command points", "LF7"));
    return state.with(side, Redress.of(state.of(side), points));
  }

  private State fire(State state, Side side, int unit, Umpire umpire) {
    Status by = state.of(side).get(unit);
    int target = 0;
    List<Status> enemies = state.of(side.opposite());
    while (target < enemies.size() && enemies.get(target).isDestroyed()) {
      target++;
    }
    if (by.isDestroyed() || target == enemies.size()) {
      return state;
    }
    String label = label(side, unit);
    umpire.note(new Note.Begins("Turn " + state.turn() + ", volley of " + label, "LF9"));
    Band enemy = of(side.opposite()).get(target);
    int points = new Shot(tables, label, of(side).get(unit), by, enemy).fire(umpire);
    return state.inflict(side.opposite(), target, points);
  }

  private State hurt(State state, Side side, Umpire umpire) {
    List<Status> units = new ArrayList<>();
    for (int i = 0; i < state.of(side).size(); i++) {
      Status before = state.of(side).get(i);
      int points = state.at(side).get(i);
      Status left = before.suffer(points, 0, tables.mostPoints());
      if (points > 0) {
        umpire.note(new Told.Suffers(label(side, i), points, 0, left));
      }
      units.add(left);
    }
    return state.with(side, List.copyOf(units));
  }

  @Override
  public List<Measure<State>> measures() {
    List<Measure<State>> measures = new ArrayList<>();
    for (Side side : Side.values()) {
      int bases = of(side).stream().mapToInt(Band::bases).sum();
      measures.add(
          Measure.count(
              side + "Casualties",
              "bases the " + side + " loses",
              s -> bases - s.of(side).stream().mapToInt(Status::bases).sum()));
      measures.add(
          Measure.count(
              side + "Dp",
              "D.Points on the " + side + " then",
              s -> s.of(side).stream().mapToInt(Status::dp).sum()));
      measures.add(
          Measure.count(
              side + "Left",
              "units the " + side + " has left",
              s -> (int) s.of(side).stream().filter(unit -> !unit.isDestroyed()).count()));
    }
    measures.add(Measure.count("turns", "turns fought", State::turn));
    return List.copyOf(measures);
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    for (Side side : Side.values()) {
      for (int i = 0; i < of(side).size(); i++) {
        facts.add(new Fact(label(side, i), of(side).get(i).withoutName()));
      }
    }
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    if (request.commanders() > 0) {
      facts.add(new Fact("commanders", request.commanders() + " a side"));
    }
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    for (Side side : Side.values()) {
      for (int i = 0; i < of(side).size(); i++) {
        Band unit = of(side).get(i);
        Band enemy = of(side.opposite()).get(0);
        new Shot(tables, label(side, i), unit, Status.of(unit), enemy).preview(listener);
      }
    }
  }
}
