package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;

/**
 * Foot of both sides exchanges volleys turn by turn: command points, then all volleys at once, then
 * commanders whose units were hit (LF6, LF7, LF9). A step is the roll of one side's commanders, one
 * throw, or the roll of one commander in danger.
 */
final class Firefight implements Engagement<Firefight.State, Firefight.State> {
  private static final Set<Trait> TRAITS = EnumSet.of(Trait.SKIRMISH, Trait.COMMANDER, Trait.WORKS);

  private final FirefightRequest request;
  private final Party attacker;
  private final Party defender;
  private final InfantryScores scores;
  private final Damage damage;

  /** Units in the order in which they fire. */
  private final List<Place> places = new ArrayList<>();

  /**
   * Between two steps. D.Points count at once, but dice are counted out before the first volley of
   * a turn, so that all volleys are fired at the strengths with which the turn began.
   *
   * @param turn from 1; 0 before the first
   * @param rolls for command points that are still to come in this turn, the attacker's, the
   *     defender's
   * @param dice still to be thrown in this turn, unit by unit, the attacker's first; empty until
   *     they are counted out
   */
  record State(int turn, int rolls, List<Integer> dice, Lines lines) {
    State with(Lines now) {
      return new State(turn, rolls, dice, now);
    }

    boolean isFiring() {
      return dice.stream().anyMatch(number -> number > 0);
    }
  }

  Firefight(FirefightRequest request, LooseFilesTables tables) {
    this.request = request;
    scores = tables.infantryScores();
    damage = tables.damage();
    Set<String> taken = new HashSet<>();
    attacker = party("attacker", request.attacker(), taken);
    defender = party("defender", request.defender(), taken);
    for (Side side : Side.values()) {
      for (int i = 0; i < of(side).size(); i++) {
        places.add(new Place(side, i));
      }
    }
  }

  private Party party(String role, List<Band> units, Set<String> taken) {
    return new Party(role, units).checkedForVolleys().checked(TRAITS, damage.most(), taken);
  }

  private Party of(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  @Override
  public State first() {
    List<Integer> thrown = Collections.nCopies(attacker.size() + defender.size(), 0);
    return new State(0, 0, thrown, new Lines(attacker.initial(), defender.initial(), List.of()));
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    State played = state;
    if (state.rolls() > 0) {
      played = command(state, umpire);
    } else if (state.isFiring()) {
      played = fire(state, umpire);
    } else if (!state.lines().checks().isEmpty()) {
      played = check(state, umpire);
    }
    return seek(played, umpire);
  }

  /** Goes on to the next dice, through the turns, or to the end. */
  private Step<State, State> seek(State from, Umpire umpire) {
    State state = from;
    while (true) {
      if (state.rolls() > 0) {
        if (Command.points(state.lines().of(commanding(state))) > 0) {
          return Step.going(state);
        }
        state = rolled(state, state.lines());
      } else if (state.dice().isEmpty()) {
        state = new State(state.turn(), 0, dice(state.lines(), umpire), state.lines());
      } else if (state.isFiring() || !state.lines().checks().isEmpty()) {
        return Step.going(state);
      } else if (isOver(state)) {
        return Step.ended(state);
      } else {
        state = begin(state.turn() + 1, state.lines(), umpire);
      }
    }
  }

  private boolean isOver(State state) {
    return state.turn() == request.turns()
        || state.lines().standing(Side.ATTACKER) == 0
        || state.lines().standing(Side.DEFENDER) == 0;
  }

  private State begin(int turn, Lines lines, Umpire umpire) {
    umpire.note(new Note.Begins("Turn " + turn));
    return new State(turn, request.commanders() > 0 ? 2 : 0, List.of(), freed(lines, umpire));
  }

  /** Commanders with units have spent their free points. */
  private Lines freed(Lines before, Listener listener) {
    Lines lines = before;
    for (Side side : Side.values()) {
      lines = lines.with(side, command(side).free(lines.of(side), listener));
    }
    return lines;
  }

  private Side commanding(State state) {
    return state.rolls() > 1 ? Side.ATTACKER : Side.DEFENDER;
  }

  private Command command(Side side) {
    return new Command(of(side), request.commanders(), List.of("LF-V5"));
  }

  private State command(State state, Umpire umpire) {
    Side side = commanding(state);
    List<Status> left = command(side).roll(state.lines().of(side), umpire);
    return rolled(state, state.lines().with(side, left));
  }

  private static State rolled(State state, Lines lines) {
    return new State(state.turn(), state.rolls() - 1, state.dice(), lines);
  }

  /** The first unit of a side that is not destroyed. */
  private static int target(Lines lines, Side side) {
    int target = 0;
    while (lines.of(side).get(target).isDestroyed()) {
      target++;
    }
    return target;
  }

  private Shot shot(Lines lines, Place by) {
    Side enemy = by.side().opposite();
    Band shooter = of(by.side()).units().get(by.unit());
    Band target = of(enemy).units().get(target(lines, enemy));
    return new Shot(of(by.side()).label(by.unit()), shooter, lines.at(by), target, scores);
  }

  private List<Integer> dice(Lines lines, Listener listener) {
    List<Integer> dice = new ArrayList<>();
    for (Place place : places) {
      Shot shot = shot(lines, place);
      if (!lines.at(place).isDestroyed()) {
        shot.preview(listener);
      }
      dice.add(shot.dice());
    }
    return List.copyOf(dice);
  }

  private State fire(State state, Umpire umpire) {
    int next = 0;
    while (state.dice().get(next) == 0) {
      next++;
    }
    Place by = places.get(next);
    Side enemy = by.side().opposite();
    Place at = new Place(enemy, target(state.lines(), enemy));
    String label = of(enemy).label(at.unit());
    Shot shot = shot(state.lines(), by);
    umpire.note(
        new Told.Fires(
            shot.label(),
            label,
            state.lines().standing(enemy) > 1 ? List.of("LF9", "LF-V1") : List.of("LF9")));
    int lot = Shot.lot(state.dice().get(next));
    int points = shot.hits(lot, umpire);
    List<Integer> dice = new ArrayList<>(state.dice());
    dice.set(next, dice.get(next) - lot);
    Lines lines = state.lines();
    if (points > 0) {
      Status left = damage.suffer(label, lines.at(at), points, 0, umpire);
      lines = lines.hurt(at, left);
      if (left.isDestroyed()) {
        waste(by.side(), dice);
      }
    }
    return new State(state.turn(), 0, List.copyOf(dice), lines);
  }

  /** What a side has still to throw at a unit that is no more does nothing. */
  private void waste(Side side, List<Integer> dice) {
    for (int i = 0; i < dice.size(); i++) {
      if (places.get(i).side() == side) {
        dice.set(i, 0);
      }
    }
  }

  private State check(State state, Umpire umpire) {
    Place place = state.lines().checks().get(0);
    return state.with(
        state
            .lines()
            .checked(
                damage.check(
                    of(place.side()).commander(place.unit()),
                    state.lines().at(place),
                    List.of("LF6"),
                    umpire)));
  }

  @Override
  public List<Measure<State>> measures() {
    List<Measure<State>> measures = new ArrayList<>();
    for (Side side : Side.values()) {
      SideMeasures<State> measured = new SideMeasures<>(of(side), state -> state.lines().of(side));
      measures.add(measured.casualties());
      measures.add(measured.points());
      measures.add(
          Measure.count(
              side + "Left",
              "units the " + side + " has left",
              state -> state.lines().standing(side)));
      measures.addAll(
          measured.states(
              List.of("steady", "destroyed"),
              (state, unit) ->
                  state.lines().of(side).get(unit).isDestroyed() ? "destroyed" : "steady"));
      measures.addAll(measured.each());
    }
    measures.add(Measure.count("turns", "turns fought", State::turn));
    return List.copyOf(measures);
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>(attacker.facts());
    facts.addAll(defender.facts());
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    if (request.commanders() > 0) {
      facts.add(new Fact("commanders", request.commanders() + " a side"));
    }
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    dice(freed(first().lines(), listener), listener);
  }
}
