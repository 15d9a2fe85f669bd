package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.kit.HeardBy;

/**
 * Foot of both sides exchanges volleys turn by turn: command points, then all volleys at once, then
 * commanders whose units were hit (LF6, LF7, LF9). A step is the roll of one side's commanders, one
 * throw, or the roll of one commander in danger.
 */
final class Firefight implements Engagement<FirefightState, UnitStates> {
  private static final Set<Trait> TRAITS = EnumSet.of(Trait.SKIRMISH, Trait.COMMANDER, Trait.WORKS);

  private final FirefightRequest request;
  private final BySide<Roster> rosters;
  private final BySide<Command> commands;
  private final InfantryScores scores;
  private final Damage damage;
  private final FirefightState first;

  /** Units in the order in which they fire. */
  private final List<Place> places = new ArrayList<>();

  Firefight(FirefightRequest request, LooseFilesTables tables) {
    this.request = request;
    scores = tables.infantryScores();
    damage = tables.damage();
    Set<String> taken = new HashSet<>();
    Roster attacker = roster("attacker", request.attacker(), taken);
    rosters = new BySide<>(attacker, roster("defender", request.defender(), taken));
    first = FirefightState.before(UnitStates.of(rosters));
    commands = rosters.map(roster -> new Command(roster, request.commanders(), "LF-V5"));
    for (Side side : Side.values()) {
      for (int i = 0; i < of(side).size(); i++) {
        places.add(new Place(side, i));
      }
    }
  }

  private Roster roster(String role, List<Band> units, Set<String> taken) {
    return new Roster(role, units).checkedForVolleys().checked(TRAITS, damage.most(), taken);
  }

  private Roster of(Side side) {
    return rosters.of(side);
  }

  @Override
  public FirefightState first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return request.turns();
  }

  @Override
  public Step<FirefightState, UnitStates> step(FirefightState state, Umpire umpire) {
    FirefightState next = roll(umpire.once(() -> begun(state, umpire)), umpire);
    if (!next.isTurnOver()) {
      return Step.going(next);
    }
    return isOver(next.units(), umpire)
        ? Step.ended(next.units())
        : Step.nextTurn(FirefightState.before(next.units()));
  }

  private boolean isOver(UnitStates units, Umpire umpire) {
    return units.standing(Side.ATTACKER) == 0
        || units.standing(Side.DEFENDER) == 0
        || umpire.reached(request.turns());
  }

  /** A turn begins with the free points of commanders with units. */
  private FirefightState begun(FirefightState state, Umpire umpire) {
    if (state.begun()) {
      return state;
    }
    umpire.heading("", "Turn {turn}");
    UnitStates freed = freed(state.units(), umpire);
    return ready(
        new FirefightState(true, request.commanders() > 0 ? 2 : 0, List.of(), freed), umpire);
  }

  private UnitStates freed(UnitStates before, Umpire umpire) {
    UnitStates units = before;
    for (Side side : Side.values()) {
      units = units.with(side, commands.of(side).free(units.of(side), umpire));
    }
    return units;
  }

  /** What is rolled next, if there is anything in this turn. */
  private FirefightState roll(FirefightState state, Umpire umpire) {
    if (state.rolls() > 0) {
      Side side = state.commanding();
      List<UnitState> left = commands.of(side).roll(state.units().of(side), umpire);
      return ready(state.commanded(state.units().with(side, left)), umpire);
    }
    if (state.isFiring()) {
      return fire(state, umpire);
    }
    return state.units().checks().isEmpty() ? state : check(state, umpire);
  }

  /** Goes on to the next roll: nobody commands units in order, and then dice are counted out. */
  private FirefightState ready(FirefightState from, Umpire umpire) {
    FirefightState state = from;
    while (state.rolls() > 0) {
      if (Command.points(state.units().of(state.commanding())) > 0) {
        return state;
      }
      state = state.commanded(state.units());
    }
    return new FirefightState(true, 0, dice(state.units(), umpire), state.units());
  }

  /** The first unit of a side that is not destroyed. */
  private static int target(UnitStates units, Side side) {
    int target = 0;
    while (units.of(side).get(target).isDestroyed()) {
      target++;
    }
    return target;
  }

  private Shot shot(UnitStates units, Place by) {
    Side enemy = by.side().opposite();
    Band shooter = of(by.side()).units().get(by.unit());
    Band target = of(enemy).units().get(target(units, enemy));
    return new Shot(of(by.side()).label(by.unit()), shooter, units.at(by), target, scores);
  }

  private List<Integer> dice(UnitStates units, Umpire umpire) {
    List<Integer> dice = new ArrayList<>(places.size());
    for (Place place : places) {
      Shot shot = shot(units, place);
      if (!units.at(place).isDestroyed()) {
        shot.note(umpire);
      }
      dice.add(shot.dice());
    }
    return List.copyOf(dice);
  }

  private FirefightState fire(FirefightState state, Umpire umpire) {
    UnitStates units = state.units();
    int next = 0;
    while (state.dice().get(next) == 0) {
      next++;
    }
    Place by = places.get(next);
    Side enemy = by.side().opposite();
    Place at = new Place(enemy, target(units, enemy));
    String label = of(enemy).label(at.unit());
    Shot shot = shot(units, by);
    String readings = units.standing(enemy) > 1 ? "LF9 LF-V1" : "LF9";
    umpire.heading(readings, "Volley of {} at {}", shot.label(), label);
    int lot = Shot.lot(state.dice().get(next));
    int points = shot.hits(lot, damage.destroying(units.at(at)), umpire);
    List<Integer> dice = new ArrayList<>(state.dice());
    dice.set(next, dice.get(next) - lot);
    if (points > 0) {
      UnitState left = damage.suffer(label, units.at(at), points, 0, umpire);
      units = units.hurt(at, left);
      if (left.isDestroyed()) {
        waste(by.side(), dice);
      }
    }
    return new FirefightState(true, 0, List.copyOf(dice), units);
  }

  /** What a side has still to throw at a unit that is no more does nothing. */
  private void waste(Side side, List<Integer> dice) {
    for (int i = 0; i < dice.size(); i++) {
      if (places.get(i).side() == side) {
        dice.set(i, 0);
      }
    }
  }

  private FirefightState check(FirefightState state, Umpire umpire) {
    UnitStates units = state.units();
    Place place = units.checks().get(0);
    String commander = of(place.side()).commander(place.unit());
    UnitState checked = damage.check(commander, units.at(place), "LF6", umpire);
    return new FirefightState(true, 0, state.dice(), units.checked(checked));
  }

  @Override
  public List<Measure<UnitStates>> measures() {
    return new FirefightMeasures(rosters).list();
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>(rosters.attacker().facts());
    facts.addAll(rosters.defender().facts());
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    if (request.commanders() > 0) {
      facts.add(new Fact("commanders", request.commanders() + " a side"));
    }
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    Umpire umpire = new HeardBy(listener);
    dice(freed(first().units(), umpire), umpire);
  }
}
