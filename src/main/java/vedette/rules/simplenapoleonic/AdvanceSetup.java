package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import vedette.fight.BySide;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.problem.TextFault;

/** The units of an advance, how far they are from each other, and what ends it, checked. */
final class AdvanceSetup {
  private final AdvanceRequest request;
  private final SimpleNapoleonicTables tables;
  private final Forces forces;
  private final BySide<List<List<Integer>>> told;

  AdvanceSetup(AdvanceRequest request, SimpleNapoleonicTables tables) {
    this.request = request;
    this.tables = tables;
    forces = Forces.of(new BySide<>(request.attacker(), request.defender()), tables);
    told = forces.told();
    check();
  }

  private void check() {
    for (int i = 0; i < attackers(); i++) {
      if (comesOn(i)) {
        forces
            .of(Side.ATTACKER)
            .get(i)
            .unit()
            .checkComesOn("attacker", forces.names(Side.ATTACKER).label(i));
      }
    }
    if (IntStream.range(0, attackers()).noneMatch(this::comesOn)) {
      throw new TextFault(
          "attacker",
          "nobody comes on",
          "leave the range of one unit out; a fight of fire alone is a firefight");
    }
    if (defender().unit().range().isPresent()) {
      throw new TextFault(
          "defender",
          defender().label() + " is whom they go at, and --start-range says how far it is",
          "leave its range out");
    }
    if (request.assaultTurn() > request.turns()) {
      throw new TextFault(
          "assaultTurn",
          "there is no turn " + request.assaultTurn(),
          "write a turn up to " + request.turns() + ", or more --turns");
    }
  }

  Forces forces() {
    return forces;
  }

  /** The unit that the attackers go at. */
  DrawnUnit defender() {
    return forces.of(Side.DEFENDER).get(0);
  }

  private int attackers() {
    return forces.of(Side.ATTACKER).size();
  }

  /** Whether a unit of the attacker comes on; others stand at their range. */
  boolean comesOn(int attacker) {
    return forces.of(Side.ATTACKER).get(attacker).unit().range().isEmpty();
  }

  /** How it begins. */
  AdvanceState first() {
    List<Integer> ranges =
        IntStream.range(0, attackers()).mapToObj(it -> request.startRange()).toList();
    return AdvanceState.before(forces.initial(), ranges, false);
  }

  /** Hexes between two enemies as things stand. */
  int distance(AdvanceState state, int attacker, int defender) {
    // Who has come past the place is beside those who still stand in line with it (SN-V14).
    return Math.max(1, apart(state, attacker, defender));
  }

  private int apart(AdvanceState state, int attacker, int defender) {
    OptionalInt own =
        Forces.ownRange(
            forces.of(Side.ATTACKER).get(attacker), forces.of(Side.DEFENDER).get(defender));
    int back = state.of(Side.ATTACKER, attacker).back() + state.of(Side.DEFENDER, defender).back();
    return own.orElse(state.ranges().get(attacker)) + back;
  }

  private int movement(int attacker) {
    return tables.movement(forces.of(Side.ATTACKER).get(attacker));
  }

  /** Whether it is the turn to go in, or a later one. */
  private boolean goesIn(Umpire umpire) {
    return request.assaultTurn() == 1 || umpire.reached(request.assaultTurn());
  }

  /** Whether a unit that comes on assaults now: it comes up and has a hex of movement left. */
  boolean assaults(AdvanceState state, int attacker, Umpire umpire) {
    return comesOn(attacker)
        && state.of(Side.ATTACKER, attacker).isSteady()
        && distance(state, attacker, 0) <= movement(attacker)
        && goesIn(umpire);
  }

  /** When a unit that comes on has moved as near as it goes in this turn. */
  AdvanceState moved(AdvanceState state, int attacker, Umpire umpire) {
    if (!comesOn(attacker)) {
      return state;
    }
    int before = distance(state, attacker, 0);
    int nearest = goesIn(umpire) ? 1 : Math.min(before, request.halt());
    return near(state, attacker, Math.max(nearest, before - movement(attacker)));
  }

  /** When a unit that comes on is so far from the defender. */
  AdvanceState near(AdvanceState state, int attacker, int distance) {
    return state.at(attacker, distance - state.defender().back());
  }

  /** Whom the unit that acts may fire at. */
  List<Integer> targets(AdvanceState state) {
    Side side = state.side();
    DrawnUnit troop = forces.of(side).get(state.next());
    int reach = tables.range(troop.unit().arm());
    List<UnitState> enemies = state.units().of(side.opposite());
    return FirefightTargets.among(
        told.of(side).get(state.next()),
        enemies,
        target -> remains(side.opposite(), enemies.get(target)) && range(state, target) <= reach);
  }

  /** How far the unit that acts is from an enemy. */
  int range(AdvanceState state, int target) {
    return state.side() == Side.ATTACKER
        ? distance(state, state.next(), target)
        : distance(state, target, state.next());
  }

  /** Whether the unit that acts and an enemy have come past each other. */
  boolean isPast(AdvanceState state, int target) {
    return state.side() == Side.ATTACKER
        ? apart(state, state.next(), target) < 1
        : apart(state, target, state.next()) < 1;
  }

  /** Generals without a unit who may rally a side's units. */
  int generals(Side side) {
    return side == Side.ATTACKER ? request.attackerGenerals() : request.defenderGenerals();
  }

  /** Whether somebody may rally a unit. */
  boolean mayRally(Side side, UnitState unit) {
    return unit.general() || generals(side) > 0;
  }

  /** Whether a unit is still in the advance: it stands, or somebody may rally it. */
  boolean remains(Side side, UnitState unit) {
    return unit.isSteady() || unit.condition() == Condition.RETREATING && mayRally(side, unit);
  }

  /** Those who come on, and the defender they go at, as far as they retreat and may be rallied. */
  List<DrawnUnit> retreatingAtLast(UnitStates units) {
    List<DrawnUnit> retreating = new ArrayList<>();
    for (Side side : Side.values()) {
      for (int unit = 0; unit < forces.of(side).size(); unit++) {
        boolean counts = side == Side.ATTACKER ? comesOn(unit) : unit == 0;
        UnitState state = units.of(side).get(unit);
        if (counts && !state.isSteady() && remains(side, state)) {
          retreating.add(forces.of(side).get(unit));
        }
      }
    }
    return retreating;
  }

  /** Whether the defender has gone, or nobody comes on any more. */
  boolean isOver(UnitStates units) {
    return !remains(Side.DEFENDER, units.of(Side.DEFENDER).get(0))
        || IntStream.range(0, attackers())
            .noneMatch(
                it -> comesOn(it) && remains(Side.ATTACKER, units.of(Side.ATTACKER).get(it)));
  }

  /**
   * What it has come to.
   *
   * @param driven whether an assault has driven the defender back
   */
  AdvanceResult result(AdvanceState end, boolean driven) {
    boolean attacker =
        IntStream.range(0, attackers())
            .anyMatch(it -> comesOn(it) && end.of(Side.ATTACKER, it).isSteady());
    return new AdvanceResult(
        end.units(),
        AssaultResult.Ending.of(attacker, !driven && end.defender().isSteady()),
        end.assaulted());
  }

  /** The last turn. */
  int turns() {
    return request.turns();
  }

  /** Who moves first in this turn, where that is known. */
  Optional<Side> first(Umpire umpire) {
    return request.first().isPresent() && (request.turns() < 2 || !umpire.reached(2))
        ? request.first()
        : Optional.empty();
  }

  /** A round between a unit of the attacker and the defender. */
  AssaultRound round(int attacker) {
    return new AssaultRound(
        tables, new BySide<>(forces.of(Side.ATTACKER).get(attacker), defender()));
  }

  /** The situation, line by line. */
  List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    for (Side side : Side.values()) {
      forces.of(side).forEach(troop -> facts.add(Facts.ofSide(troop)));
    }
    facts.add(new Fact("from", Facts.hexes(request.startRange())));
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    if (request.assaultTurn() > 1) {
      facts.add(
          new Fact(
              "goes in",
              "from turn "
                  + request.assaultTurn()
                  + " on, until then up to "
                  + Facts.hexes(request.halt())));
    }
    for (Side side : Side.values()) {
      if (generals(side) > 0) {
        facts.add(new Fact("generals", generals(side) + " near the " + side));
      }
    }
    request.first().ifPresent(side -> facts.add(Facts.first(side)));
    return facts;
  }
}
