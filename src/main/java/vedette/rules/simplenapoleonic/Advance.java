package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;

/**
 * An advance, turn by turn: initiative, then one side's units in their order, then the other's:
 * they come on, fire, retreat, are rallied, assault (SN8, SN-V12, SN-V13). A step is one roll or
 * throw, or what both throws of an assault do.
 */
final class Advance implements Rules<AdvanceState, AdvanceResult> {
  private final SimpleNapoleonicTables tables;
  private final AdvanceSetup setup;
  private final AdvanceState first;

  private Advance(AdvanceSetup setup, SimpleNapoleonicTables tables) {
    this.tables = tables;
    this.setup = setup;
    first = setup.first();
  }

  /** The advance that a request asks for. */
  static Engagement<AdvanceState, AdvanceResult> of(
      AdvanceRequest request, SimpleNapoleonicTables tables) {
    AdvanceSetup setup = new AdvanceSetup(request, tables);
    Advance fight = new Advance(setup, tables);
    return Engagement.of(
            fight, new AdvanceMeasures(setup.forces(), request).list(), setup.situation())
        .decidedBy(KillDoctrine.of(request))
        .leaving(result -> result.units().left(setup.forces()::of))
        .openedBy(fight::opening);
  }

  @Override
  public AdvanceState first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return setup.turns();
  }

  @Override
  public Step<AdvanceState, AdvanceResult> step(AdvanceState state, Umpire umpire) {
    if (setup.isOver(state.units())) {
      return Step.ended(setup.result(state, false));
    }
    if (state.atAttacker() != null) {
      return settle(state, umpire);
    }
    return seek(state.first() == null ? initiative(state, umpire) : act(state, umpire), umpire);
  }

  private AdvanceState initiative(AdvanceState state, Umpire umpire) {
    return Initiative.of("SN8 SN-V12", setup.first(umpire), umpire).map(state::won).orElse(state);
  }

  /** What the next unit does. */
  private AdvanceState act(AdvanceState state, Umpire umpire) {
    if (state.acting().condition() == Condition.RETREATING) {
      return rally(state, umpire);
    }
    boolean assaults = state.side() == Side.ATTACKER && setup.assaults(state, state.next(), umpire);
    return assaults ? assault(state, umpire) : fire(state, umpire);
  }

  private DrawnUnit acting(AdvanceState state) {
    return setup.forces().of(state.side()).get(state.next());
  }

  /** Those who may rally a unit try one by one, its own general last (SN7). */
  private AdvanceState rally(AdvanceState state, Umpire umpire) {
    boolean chosen =
        setup.generals(state.side()) > 0
            && (state.acting().general() || setup.forces().of(state.side()).size() > 1);
    umpire.heading(
        chosen ? "SN-V13 SN-V15" : "SN-V13",
        "Turn {turn}, {} is to be rallied",
        acting(state).label());
    boolean rallied = tables.rally().roll(umpire);
    umpire.note("SN7", rallied ? "{} rallies" : "{} goes on retreating", acting(state).label());
    // Once a turn for each general, whether the unit rallies or not.
    boolean near = state.tried() < setup.generals(state.side());
    AdvanceState tried = near ? state.generalTried() : state;
    if (rallied) {
      return rallied(tried).nextUnit();
    }
    boolean again = near && mayTry(tried);
    return again ? tried : back(tried).nextUnit();
  }

  /** Whether somebody may still try to rally the unit that acts. */
  private boolean mayTry(AdvanceState state) {
    return state.tried() < setup.generals(state.side()) || state.acting().general();
  }

  /** Stands where it is; who comes on begins there. */
  private AdvanceState rallied(AdvanceState state) {
    UnitState steady = state.acting().with(Condition.STEADY);
    boolean comes = state.side() == Side.ATTACKER && setup.comesOn(state.next());
    return comes
        ? state
            .at(state.next(), state.ranges().get(state.next()) + steady.back())
            .with(state.side(), state.next(), steady.back(0))
        : state.with(state.side(), state.next(), steady);
  }

  /** A hex further, where it matters. */
  private AdvanceState back(AdvanceState state) {
    UnitState unit = state.acting();
    return state.with(state.side(), state.next(), running(state.side(), unit.back(), unit));
  }

  private UnitState running(Side side, int before, UnitState unit) {
    return unit.back(setup.mayRally(side, unit) ? before + 1 : 0);
  }

  /** A unit of a side as a loss has left it; who has just run is a hex further off (SN-V11). */
  private AdvanceState hit(AdvanceState state, Side side, int unit, UnitState left) {
    UnitState before = state.of(side, unit);
    boolean runs = before.isSteady() && left.condition() == Condition.RETREATING;
    return state.with(side, unit, runs ? running(side, before.back(), left) : left);
  }

  /** The next unit comes on and fires, and what it hits suffers at once. */
  private AdvanceState fire(AdvanceState before, Umpire umpire) {
    AdvanceState state = moved(before, umpire);
    Side side = state.side();
    Side enemy = side.opposite();
    umpire.heading("SN-V12", "Turn {turn}, fire of {}", acting(state).label());
    int target =
        TargetChoice.of(
            side, state.units().of(enemy), umpire.once(() -> setup.targets(state)), umpire);
    if (setup.isPast(state, target)) {
      umpire.note(
          "SN-V14",
          "{} and {} are past each other",
          acting(state).label(),
          setup.forces().of(enemy).get(target).label());
    }
    UnitState at = state.of(enemy, target);
    boolean moves = !state.ranges().equals(before.ranges());
    int hits =
        Throw.count(umpire.once(() -> dice(state, target, moves).takeAt(at, umpire)), umpire);
    DrawnUnit troop = setup.forces().of(enemy).get(target);
    UnitState left = new LossEffects(tables, troop, umpire).fire(at, hits);
    return hit(state, enemy, target, left).nextUnit();
  }

  private Throw dice(AdvanceState state, int target, boolean moves) {
    Side enemy = state.side().opposite();
    return Shot.of(
        tables,
        acting(state),
        state.acting(),
        moves,
        setup.forces().of(enemy).get(target),
        setup.range(state, target));
  }

  private AdvanceState moved(AdvanceState state, Umpire umpire) {
    return state.side() == Side.ATTACKER ? setup.moved(state, state.next(), umpire) : state;
  }

  /** The next throw of a round. */
  private AdvanceState assault(AdvanceState state, Umpire umpire) {
    AssaultRound round = setup.round(state.next());
    BySide<UnitState> units = state.opposed();
    if (state.atDefender() == null) {
      umpire.heading("SN9 SN-V6", "Turn {turn}, assault of {}", acting(state).label());
      PendingLoss loss = round.strike(Side.ATTACKER, units, umpire);
      return setup.near(state, state.next(), 1).thrown(loss);
    }
    return state.answered(round.strike(Side.DEFENDER, units, umpire));
  }

  /** What both throws of a round have done. */
  private Step<AdvanceState, AdvanceResult> settle(AdvanceState state, Umpire umpire) {
    AssaultRound.After after =
        setup
            .round(state.next())
            .settle(state.opposed(), state.atDefender(), state.atAttacker(), umpire);
    AdvanceState left = fallenBack(hit(state, Side.DEFENDER, 0, after.units().defender()), after);
    return after.driven() ? Step.ended(setup.result(left, true)) : seek(left.nextUnit(), umpire);
  }

  /** Who has fallen back stands a hex further off; if he did not run as well, he comes on again. */
  private AdvanceState fallenBack(AdvanceState state, AssaultRound.After after) {
    int acting = state.next();
    UnitState attacker = after.units().attacker();
    AdvanceState stands =
        after.repelled() ? state.at(acting, state.ranges().get(acting) + 1) : state;
    return attacker.condition() == Condition.FALLEN_BACK
        ? stands.with(Side.ATTACKER, acting, attacker.with(Condition.STEADY))
        : hit(stands, Side.ATTACKER, acting, attacker);
  }

  /** Goes on to the next unit that has something to roll for, to the next turn or to the end. */
  private Step<AdvanceState, AdvanceResult> seek(AdvanceState from, Umpire umpire) {
    if (setup.isOver(from.units())) {
      return Step.ended(setup.result(from, false));
    }
    if (from.first() == null) {
      return Step.going(from);
    }
    AdvanceState now = skip(from, umpire);
    if (isAtEnd(now) && !now.second()) {
      now = skip(now.otherSide(), umpire);
    }
    if (!isAtEnd(now)) {
      return Step.going(now);
    }
    if (!umpire.reached(setup.turns())) {
      return Step.nextTurn(now.nextTurn());
    }
    for (DrawnUnit troop : setup.retreatingAtLast(now.units())) {
      umpire.note("SN-V16", "{} retreats as the turns run out", troop.label());
    }
    return Step.ended(setup.result(now, false));
  }

  private boolean isAtEnd(AdvanceState state) {
    return state.next() == state.units().of(state.side()).size();
  }

  /** Past units that do nothing but come on or go back. */
  private AdvanceState skip(AdvanceState from, Umpire umpire) {
    AdvanceState now = from;
    while (!isAtEnd(now) && !rolls(now, umpire)) {
      boolean retreats = now.acting().condition() == Condition.RETREATING;
      AdvanceState done = now.acting().isSteady() ? moved(now, umpire) : now;
      now = (retreats ? back(now) : done).nextUnit();
    }
    return now;
  }

  /** Whether the next unit has something to roll for. */
  private boolean rolls(AdvanceState state, Umpire umpire) {
    UnitState unit = state.acting();
    if (unit.condition() == Condition.RETREATING) {
      return mayTry(state);
    }
    if (!unit.isSteady()) {
      return false;
    }
    boolean assaults = state.side() == Side.ATTACKER && setup.assaults(state, state.next(), umpire);
    return assaults || !setup.targets(moved(state, umpire)).isEmpty();
  }

  /** Who fires as the first turn begins, and the throws of the assault. */
  private void opening(Umpire umpire) {
    for (Side side : Side.values()) {
      AdvanceState part = first.won(side);
      for (DrawnUnit troop : setup.forces().of(side)) {
        List<Integer> targets = setup.targets(part);
        if (targets.isEmpty()) {
          umpire.note("SN-V12", "{} does not fire from where it begins", troop.label());
        } else {
          dice(part, targets.get(0), false).face(umpire);
        }
        part = part.nextUnit();
      }
    }
    for (int attacker = 0; attacker < setup.forces().of(Side.ATTACKER).size(); attacker++) {
      if (setup.comesOn(attacker)) {
        AssaultRound round = setup.round(attacker);
        for (Side side : Side.values()) {
          round.dice(side, round.troops().of(side).initial()).face(umpire);
        }
      }
    }
  }
}
