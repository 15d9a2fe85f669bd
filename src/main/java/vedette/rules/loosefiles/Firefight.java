package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Left;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.problem.TextFault;

/**
 * Foot and guns of both sides fire at each other turn by turn: command points, then all fire at
 * once, then commanders whose units were hit (LF6, LF7, LF9). A step is the roll of one side's
 * commanders, one throw, one gun, or the roll of one commander in danger.
 */
final class Firefight implements Rules<FirefightState, UnitStates> {
  /** What a player decides on. */
  static final String SUMMARY =
      "{+attackerLeft} of your units and {-defenderLeft} of his stay on average";

  private final FirefightRequest request;
  private final BySide<Roster> rosters;
  private final BySide<Command> commands;
  private final InfantryScores scores;
  private final Damage damage;
  private final FirefightGuns guns;
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
    if (!rosters.attacker().fires() && !rosters.defender().fires()) {
      throw new TextFault(
          "attacker",
          "nobody here fires",
          "only inf does, and art that is not limbered, in column");
    }
    guns = new FirefightGuns(request.range(), rosters, GunFire.of(tables));
    first =
        FirefightState.before(new BySide<>(Fired.NOTHING, Fired.NOTHING), UnitStates.of(rosters));
    commands =
        rosters.map(
            roster -> new Command(roster, request.commanders(), request.attachedRoll(), "LF-V5"));
    for (Side side : Side.values()) {
      for (int i = 0; i < of(side).size(); i++) {
        places.add(new Place(side, i));
      }
    }
  }

  private Roster roster(String role, List<Unit> units, Set<String> taken) {
    return new Roster(role, units).checkedForGradesOnly().checked(damage.most(), taken);
  }

  private Roster of(Side side) {
    return rosters.of(side);
  }

  /** The fight with what is told of it. */
  Engagement<FirefightState, UnitStates> engagement() {
    return Engagement.of(this, new FirefightMeasures(rosters).list(), situation())
        .leaving(this::left)
        .openedBy(this::opening)
        .summedUp(summary());
  }

  @Override
  public FirefightState first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return Math.max(request.turns(), guns.lastTurn());
  }

  @Override
  public Step<FirefightState, UnitStates> step(FirefightState state, Umpire umpire) {
    FirefightState next = roll(umpire.once(() -> begun(state, umpire)), umpire);
    if (!next.isTurnOver()) {
      return Step.going(next);
    }
    return isOver(next.units(), umpire)
        ? Step.ended(next.units())
        : Step.nextTurn(FirefightState.before(next.last(), next.units()));
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
    return toNextRoll(new FirefightState(true, 2, List.of(), state.last(), null, freed), umpire);
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
      return toNextRoll(state.commanded(state.units().with(side, left)), umpire);
    }
    if (state.isFiring()) {
      return fire(state, umpire);
    }
    return state.units().checks().isEmpty() ? state : check(state, umpire);
  }

  /** Goes on to the next roll: who has nobody in disorder commands none; dice are counted out. */
  private FirefightState toNextRoll(FirefightState from, Umpire umpire) {
    FirefightState state = from;
    while (state.rolls() > 0) {
      Side side = state.commanding();
      List<UnitState> units = state.units().of(side);
      if (commands.of(side).rolls(units) && Command.points(units) > 0) {
        return state;
      }
      state = state.commanded(state.units());
    }
    return counted(state, umpire);
  }

  private Unit unit(Place place) {
    return of(place.side()).units().get(place.unit());
  }

  private Shot shot(UnitStates units, Place by) {
    Side enemy = by.side().opposite();
    Unit shooter = unit(by);
    Unit target = of(enemy).units().get(units.first(enemy));
    return new Shot(of(by.side()).label(by.unit()), shooter, units.at(by), target, scores);
  }

  /** Counts out the dice of all who fire in this turn: a die for each gun. */
  private FirefightState counted(FirefightState state, Umpire umpire) {
    UnitStates units = state.units();
    boolean muskets = guns.reach(umpire).isForMuskets();
    List<Integer> dice = new ArrayList<>(places.size());
    for (Place place : places) {
      boolean reaches = guns.has(place) || muskets && unit(place).fires();
      boolean fires = reaches && !units.at(place).isDestroyed();
      if (guns.has(place) || !fires) {
        dice.add(fires ? units.at(place).bases() : 0);
      } else {
        Shot shot = shot(units, place);
        shot.note(umpire);
        dice.add(shot.dice());
      }
    }
    boolean gunsFire = false;
    for (int i = 0; i < dice.size(); i++) {
      gunsFire |= dice.get(i) > 0 && guns.has(places.get(i));
    }
    return new FirefightState(
        true, 0, List.copyOf(dice), state.last(), gunsFire ? units : null, units);
  }

  private FirefightState fire(FirefightState state, Umpire umpire) {
    UnitStates units = state.units();
    int next = 0;
    while (state.dice().get(next) == 0) {
      next++;
    }
    Place by = places.get(next);
    Side enemy = by.side().opposite();
    Place at = new Place(enemy, units.first(enemy));
    int lot = guns.has(by) ? 1 : Shot.lot(state.dice().get(next));
    ArtilleryHit hit =
        guns.has(by)
            ? guns.fire(by, state.dice().get(next), state, umpire)
            : volley(units, by, at, lot, umpire);
    List<Integer> dice = new ArrayList<>(state.dice());
    dice.set(next, dice.get(next) - lot);
    if (!hit.isNone()) {
      String label = of(enemy).label(at.unit());
      UnitState left = damage.suffer(label, units.at(at), hit.points(), hit.casualties(), umpire);
      units = units.hurt(at, left);
      if (left.isDestroyed()) {
        waste(by.side(), dice);
      }
    }
    FirefightState after =
        new FirefightState(true, 0, List.copyOf(dice), state.last(), state.asLaid(), units);
    return after.isFiring() || state.asLaid() == null ? after : guns.laid(after, umpire);
  }

  private ArtilleryHit volley(UnitStates units, Place by, Place at, int lot, Umpire umpire) {
    String readings = units.standing(at.side()) > 1 ? "LF9 LF-V1" : "LF9";
    Shot shot = shot(units, by);
    String label = of(at.side()).label(at.unit());
    umpire.heading(readings, "Volley of {} at {}", shot.label(), label);
    return new ArtilleryHit(shot.hits(lot, damage.destroying(units.at(at)), umpire), 0);
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
    return new FirefightState(
        true, 0, state.dice(), state.last(), state.asLaid(), units.checked(checked));
  }

  private String summary() {
    return guns.silent().isEmpty() ? "" : SUMMARY + "; not all who have guns or muskets fire";
  }

  private List<Left> left(UnitStates result) {
    List<Left> left = new ArrayList<>();
    for (Side side : Side.values()) {
      left.addAll(of(side).left(result.of(side)));
    }
    return List.copyOf(left);
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>(rosters.attacker().facts());
    facts.addAll(rosters.defender().facts());
    if (!request.range().isEmpty()) {
      facts.add(new Fact("range", String.join(", ", request.range())));
    }
    facts.addAll(guns.silent());
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    if (request.commanders() > 0) {
      facts.add(new Fact("commanders", request.commanders() + " a side"));
    }
    return facts;
  }

  private void opening(Umpire umpire) {
    UnitStates units = freed(first.units(), umpire);
    counted(FirefightState.before(first.last(), units), umpire);
    for (Place place : places) {
      if (guns.has(place)) {
        guns.note(place, units, first.last(), umpire);
      } else if (!unit(place).fires()) {
        String label = of(place.side()).label(place.unit());
        umpire.note(LooseFilesReadings.WHO_FIRES, "{} does not fire", label);
      }
    }
  }
}
