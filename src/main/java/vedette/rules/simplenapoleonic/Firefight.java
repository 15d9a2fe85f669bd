package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.dice.Die;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;

/**
 * Several units of both sides exchange fire, turn by turn: initiative, then one side's units in
 * order, losses at once, then the other's (SN8). A step is one roll or one unit's throw.
 */
final class Firefight implements Engagement<FirefightState, UnitStates> {
  private final FirefightRequest request;
  private final SimpleNapoleonicTables tables;
  private final FirefightSetup setup;
  private final String initiative;
  private final FirefightState first;

  Firefight(FirefightRequest request, SimpleNapoleonicTables tables) {
    this.request = request;
    this.tables = tables;
    setup = new FirefightSetup(request, tables);
    initiative = setup.approach().changes() ? "SN8 SN-V3" : "SN8";
    first = FirefightState.before(setup.initial());
  }

  private List<DrawnUnit> of(Side side) {
    return setup.of(side);
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
    return Initiative.of(initiative, setup.first(umpire), umpire).map(state::won).orElse(state);
  }

  /** The next unit fires, and what it hits suffers at once. */
  private FirefightState fire(FirefightState state, Umpire umpire) {
    Side enemy = state.firing().opposite();
    umpire.heading("", "Turn {turn}, fire of {}", of(state.firing()).get(state.next()).label());
    int target = TargetChoice.of(state.firing(), state.units(), umpire);
    UnitState before = state.units().of(enemy).get(target);
    int hits = Throw.count(umpire.once(() -> dice(state, target, umpire)), umpire);
    UnitState left = new LossEffects(tables, of(enemy).get(target), umpire).fire(before, hits);
    return state.afterFire(target, left);
  }

  /** The dice that the next unit takes up. */
  private Die dice(FirefightState state, int target, Umpire umpire) {
    Side firing = state.firing();
    UnitState by = state.units().of(firing).get(state.next());
    UnitState at = state.units().of(firing.opposite()).get(target);
    return dice(firing, state.next(), by, target, range(state, umpire), umpire).takeAt(at, umpire);
  }

  private int range(FirefightState state, Umpire umpire) {
    return setup.approach().range(state.firing(), state.second(), umpire);
  }

  private Throw dice(Side firing, int unit, UnitState by, int target, int range, Umpire umpire) {
    DrawnUnit troop = of(firing).get(unit);
    boolean moves = setup.moves(troop, umpire);
    return Shot.of(tables, troop, by, moves, of(firing.opposite()).get(target), range);
  }

  /** Goes on to the next unit that can fire, to the next turn or to the end. */
  private Step<FirefightState, UnitStates> seek(FirefightState from, Umpire umpire) {
    if (from.units().fighting(Side.ATTACKER) == 0 || from.units().fighting(Side.DEFENDER) == 0) {
      return Step.ended(from.units());
    }
    if (from.first() == null) {
      return Step.going(from);
    }
    int unit = next(from, umpire);
    if (unit >= 0) {
      return Step.going(from.at(unit));
    }
    if (!from.second()) {
      FirefightState other = from.otherSide();
      unit = next(other, umpire);
      if (unit >= 0) {
        return Step.going(other.at(unit));
      }
    }
    return umpire.reached(request.turns())
        ? Step.ended(from.units())
        : Step.nextTurn(FirefightState.before(from.units()));
  }

  /** The next unit of the side that can fire, -1 if there is none. */
  private int next(FirefightState state, Umpire umpire) {
    int range = range(state, umpire);
    List<UnitState> firing = state.units().of(state.firing());
    for (int unit = state.next(); unit < firing.size(); unit++) {
      if (firing.get(unit).isSteady() && setup.fires(of(state.firing()).get(unit), range, umpire)) {
        return unit;
      }
    }
    return -1;
  }

  @Override
  public List<Measure<UnitStates>> measures() {
    return new FirefightMeasures(setup).list();
  }

  @Override
  public Doctrine doctrine() {
    return new KillDoctrine(
        request.attackerKills(), request.defenderKills(), request.target()::choose);
  }

  @Override
  public List<Fact> situation() {
    return setup.situation();
  }

  /** The first rolls of both sides, of the one that does not close in as if it fires second. */
  @Override
  public void opening(Umpire umpire) {
    for (Side side : Side.values()) {
      int range = setup.approach().range(side, true, umpire);
      for (int unit = 0; unit < of(side).size(); unit++) {
        DrawnUnit troop = of(side).get(unit);
        if (setup.fires(troop, range, umpire)) {
          dice(side, unit, troop.initial(), 0, range, umpire).face(umpire);
        } else if (troop.unit().arm() == Arm.CAVALRY) {
          umpire.note("SN-V8", "{} never fires", troop.label());
        } else if (setup.reaches(troop, range)) {
          umpire.note("SN-V3", "{} moves, and does not fire", troop.label());
        } else {
          umpire.note("", "{} cannot fire so far", troop.label());
        }
      }
    }
  }
}
