package vedette.rules.simplenapoleonic;

import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.Units;
import vedette.rules.simplenapoleonic.FightState.March;

/**
 * An assault, turn by turn until it is decided or for so many turns (SN3, SN6, SN9): in the
 * attacker's part each unit that still can fights a round (SN-V9), in his own the defender fires
 * (SN-V5). A step is the initiative, the defender's fire, one side's throw, or what both throws do.
 */
final class Assault extends ByInitiative<AssaultResult> {
  /** What a player decides on. */
  static final String SUMMARY =
      "The attacker wins {+success} of the time; "
          + "the defender holds {ending is defender wins}; "
          + "the turns run out {?ending is turns run out}; "
          + "neither stays {?ending is neither stays}. "
          + "Average losses: attacker {-attackerLosses}, defender {+defenderLosses}";

  private final AssaultSetup setup;
  private final DefensiveFire fire;
  private final UnitState defender;
  private final String readings;
  private final FightState first;

  private Assault(AssaultRequest request, AssaultSetup setup, Rulebook rules) {
    super(rules, setup.forces(), setup.fire().limit(), request, "SN8 SN-V5");
    this.setup = setup;
    fire = setup.fire();
    defender = setup.defender().initial();
    readings = setup.readings();
    first = FightState.first(forces.initial(), March.NONE);
  }

  /** The assault that a request asks for. */
  static Engagement<FightState, AssaultResult> of(AssaultRequest request, Rulebook rules) {
    AssaultSetup setup = new AssaultSetup(request, rules);
    Assault fight = new Assault(request, setup, rules);
    return fight.told(setup.measures(), setup.situation(), fight.summary());
  }

  private String summary() {
    return fire.couldFireFirst()
        ? SUMMARY + ". The defender does not fire before the first round"
        : "";
  }

  @Override
  public FightState first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return super.lastTurn() == 0 && fire.everFires() ? 2 : super.lastTurn();
  }

  @Override
  boolean isOver(FightState state, Umpire umpire) {
    return !state.stands(Side.ATTACKER)
        || state.round().driven()
        || state.defender().condition() != defender.condition();
  }

  @Override
  AssaultResult result(FightState end) {
    return new AssaultResult(end.units(), end.round().driven());
  }

  /** Nobody rolls for who moves first where the defender would fire neither before nor after. */
  @Override
  FightState begun(FightState state, Umpire umpire) {
    boolean matters =
        state.part().first() != null || fire.rangeAfter(umpire) > 0 || fire.rangeBefore(umpire) > 0;
    return matters ? state : toNextRoll(defendersPartFirst(state), umpire);
  }

  /** Who moved first is forgotten where no fire follows: as if it had been the defender. */
  @Override
  FightState won(FightState state, Side side, Umpire umpire) {
    boolean assaultFirst = side == Side.ATTACKER && fire.rangeAfter(umpire) > 0;
    return assaultFirst || side == Side.DEFENDER ? state.won(side) : defendersPartFirst(state);
  }

  private static FightState defendersPartFirst(FightState state) {
    return state.won(Side.DEFENDER).otherSide();
  }

  @Override
  boolean rolls(FightState state, Umpire umpire) {
    return state.side() == Side.ATTACKER ? state.acting().isSteady() : range(state, 0, umpire) > 0;
  }

  @Override
  FightState act(FightState state, Umpire umpire) {
    return state.side() == Side.ATTACKER ? assault(state, umpire) : fire(state, umpire);
  }

  /** The defender fires at one of those who assault him. */
  private FightState fire(FightState state, Umpire umpire) {
    umpire.heading("SN-V5", "Turn {turn}, fire of {}", acting(state).label());
    return fire(state, target(state, umpire), fire.moves(umpire), umpire);
  }

  @Override
  boolean isTarget(Side side, UnitState unit) {
    return unit.isSteady();
  }

  @Override
  int range(FightState state, int enemy, Umpire umpire) {
    return state.part().second() ? fire.rangeAfter(umpire) : fire.rangeBefore(umpire);
  }

  /** The next throw of a round, or what both have done. */
  private FightState assault(FightState state, Umpire umpire) {
    if (state.round().isFirst()) {
      heading(acting(state), umpire);
    }
    return AssaultRound.of(rules, forces, state.next()).play(state, umpire, Assault::left);
  }

  private static FightState left(FightState state, AssaultRound.After after) {
    return state
        .with(Side.ATTACKER, state.next(), after.units().attacker())
        .with(Side.DEFENDER, 0, after.units().defender());
  }

  private void heading(DrawnUnit assaulter, Umpire umpire) {
    if (setup.several()) {
      umpire.heading(readings, "Turn {turn}, assault of {}", assaulter.label());
    } else {
      umpire.heading(readings, "Turn {turn}");
    }
  }

  @Override
  Units<UnitState> units(AssaultResult result) {
    return result.units();
  }

  /** The throws of each round, and the defender's fire before the first and between two. */
  @Override
  void opening(Umpire umpire) {
    for (int attacker = 0; attacker < forces.of(Side.ATTACKER).size(); attacker++) {
      AssaultRound.of(rules, forces, attacker).explain(umpire);
    }
    int before = fire.rangeBefore(umpire);
    DrawnUnit troop = setup.defender();
    if (before > 0) {
      umpire.note("SN-V5", "if {} moves first it fires at {}", troop.label(), Facts.hexes(before));
      explainFire(first.won(Side.DEFENDER), umpire);
    }
    if (fire.rangeAfter(umpire) > 0) {
      umpire.note("SN-V5", "between two rounds {} fires in its part", troop.label());
      explainFire(first.won(Side.ATTACKER).otherSide(), umpire);
    }
  }

  private void explainFire(FightState part, Umpire umpire) {
    shot(part, 0, fire.moves(umpire), umpire).dice().face(umpire);
  }
}
