package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;

/**
 * Several units of both sides exchange fire, turn by turn: initiative, then one side's units in
 * order, losses at once, then the other's (SN8). A step is one roll or one unit's throw.
 */
final class Firefight implements Rules<FirefightState, UnitStates> {
  /** What a player decides on. */
  static final String SUMMARY =
      "You lose {-attackerLosses}, he {+defenderLosses} on average; "
          + "{+attackerLeft} of your units and {-defenderLeft} of his stay";

  private final FirefightRequest request;
  private final SimpleNapoleonicTables tables;
  private final FirefightSetup setup;
  private final FirefightTargets targets;
  private final String initiative;
  private final String firing;
  private final FirefightState first;

  private Firefight(FirefightRequest request, FirefightSetup setup, SimpleNapoleonicTables tables) {
    this.request = request;
    this.tables = tables;
    this.setup = setup;
    targets = new FirefightTargets(setup);
    initiative = setup.approach().changes() ? "SN8 SN-V3" : "SN8";
    firing = (setup.ownRangesOrTargets() ? "SN-V10 " : "") + (setup.atRetreating() ? "SN-V11" : "");
    first = FirefightState.before(setup.initial());
  }

  /** The firefight that a request asks for. */
  static Engagement<FirefightState, UnitStates> of(
      FirefightRequest request, SimpleNapoleonicTables tables) {
    FirefightSetup setup = new FirefightSetup(request, tables);
    Firefight fight = new Firefight(request, setup, tables);
    return Engagement.of(fight, new FirefightMeasures(setup, request).list(), setup.situation())
        .decidedBy(KillDoctrine.of(request))
        .leaving(result -> result.left(setup::of))
        .openedBy(fight::opening)
        .summedUp(fight.summary());
  }

  private List<DrawnUnit> of(Side side) {
    return setup.of(side);
  }

  private String summary() {
    return setup.silentGuns().isEmpty() ? "" : SUMMARY + "; guns do not fire while they move";
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
    return seek(state.first() == null ? initiative(state, umpire) : fire(state, umpire), umpire);
  }

  /** Both sides roll; nobody has won what is rolled again. */
  private FirefightState initiative(FirefightState state, Umpire umpire) {
    return Initiative.of(initiative, setup.first(umpire), umpire)
        .map(side -> withdraw(state.won(side)))
        .orElse(state);
  }

  /** Who retreats goes back a hex at the beginning of his side's part. */
  private FirefightState withdraw(FirefightState state) {
    return setup.atRetreating()
        ? state.with(state.units().withdrawn(state.firing(), setup.farthest()))
        : state;
  }

  /** The next unit fires, and what it hits suffers at once. */
  private FirefightState fire(FirefightState state, Umpire umpire) {
    Side enemy = state.firing().opposite();
    umpire.heading(firing, "Turn {turn}, fire of {}", of(state.firing()).get(state.next()).label());
    int target = targets.of(state, umpire);
    UnitState before = state.units().of(enemy).get(target);
    int hits =
        Throw.count(umpire.once(() -> dice(state, target, umpire).takeAt(before, umpire)), umpire);
    UnitState left = new LossEffects(tables, of(enemy).get(target), umpire).fire(before, hits);
    boolean runs = before.isSteady() && left.condition() == Condition.RETREATING;
    return state.afterFire(target, runs && setup.atRetreating() ? left.back(1) : left);
  }

  /** The throw of the next unit. */
  private Throw dice(FirefightState state, int target, Umpire umpire) {
    Side firing = state.firing();
    DrawnUnit troop = of(firing).get(state.next());
    UnitState by = state.units().of(firing).get(state.next());
    int range = targets.range(state, state.next(), target, umpire);
    boolean moves = setup.moves(troop, umpire);
    return Shot.of(tables, troop, by, moves, of(firing.opposite()).get(target), range);
  }

  /** Goes on to the next unit that can fire, to the next turn or to the end. */
  private Step<FirefightState, UnitStates> seek(FirefightState from, Umpire umpire) {
    if (isOver(from.units(), umpire)) {
      return Step.ended(from.units());
    }
    if (from.first() == null) {
      return Step.going(from);
    }
    int unit = next(from, umpire);
    if (unit >= 0) {
      return Step.going(from.at(unit));
    }
    FirefightState last = from;
    if (!from.second()) {
      last = withdraw(from.otherSide());
      unit = next(last, umpire);
      if (unit >= 0) {
        return Step.going(last.at(unit));
      }
    }
    return isOver(last.units(), umpire) || umpire.reached(request.turns())
        ? Step.ended(last.units())
        : Step.nextTurn(FirefightState.before(last.units()));
  }

  /** Whether a side has nobody left, and none of its units that retreat can be fired at. */
  private boolean isOver(UnitStates units, Umpire umpire) {
    boolean attackers = units.fighting(Side.ATTACKER) > 0;
    boolean defenders = units.fighting(Side.DEFENDER) > 0;
    if (attackers && defenders) {
      return false;
    }
    if (attackers == defenders || !setup.atRetreating()) {
      return true;
    }
    Side left = attackers ? Side.ATTACKER : Side.DEFENDER;
    return next(FirefightState.before(units).won(left), umpire) < 0;
  }

  /** The next unit of the side that can fire, -1 if there is none. */
  private int next(FirefightState state, Umpire umpire) {
    List<UnitState> firing = state.units().of(state.firing());
    for (int unit = state.next(); unit < firing.size(); unit++) {
      if (firing.get(unit).isSteady() && targets.any(state, unit, umpire)) {
        return unit;
      }
    }
    return -1;
  }

  /** The first rolls of both sides, of the one that does not close in as if it fires second. */
  private void opening(Umpire umpire) {
    for (Side side : Side.values()) {
      for (int unit = 0; unit < of(side).size(); unit++) {
        FirefightState state =
            FirefightState.before(first.units()).won(side.opposite()).otherSide().at(unit);
        DrawnUnit troop = of(side).get(unit);
        if (targets.any(state, unit, umpire)) {
          dice(state, targets.among(state, umpire).get(0), umpire).face(umpire);
        } else if (troop.unit().arm() == Arm.CAVALRY) {
          umpire.note("SN-V8", "{} never fires", troop.label());
        } else if (!setup.mayFire(troop, umpire)) {
          umpire.note("SN-V3", "{} moves, and does not fire", troop.label());
        } else {
          umpire.note("", "{} cannot fire so far", troop.label());
        }
      }
    }
  }
}
