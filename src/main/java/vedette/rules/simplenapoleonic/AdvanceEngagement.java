package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.Optimization;
import vedette.rules.Variant;
import vedette.rules.kit.Units;
import vedette.rules.simplenapoleonic.UnitState.Condition;

/**
 * An advance, turn by turn: units approach, fire, retreat, are rallied and assault (SN-V12,
 * SN-V13). A step is one roll or throw, or the effects of both throws of an assault.
 */
final class AdvanceEngagement extends TurnSequence<AdvanceEngagement.Result> {
  /** A request for an advance, as a player writes it. */
  record Request(
      @Field(
              text = "attacking unit; with its own range it stands there and fires; repeatable",
              example = "inf 6 column")
          @Allows("strength formation general retreating cover blocked range at")
          List<Unit> attacker,
      @Field(
              text = "defending unit; repeatable: the first is assaulted, the others only fire",
              example = "inf 6 line; in cover")
          @Allows("strength formation general retreating cover blocked range at")
          List<Unit> defender,
      @Field(
              text = "hexes between the attackers and the defender at the start of turn 1",
              fallback = "4",
              min = 1,
              max = 99)
          int startRange,
      @Field(text = "turns", fallback = "6", min = 1, max = 99) int turns,
      @Field(
              text =
                  "hexes from the defender at which attackers halt and fire until --assault-turn",
              fallback = "1",
              min = 1,
              max = 99)
          int halt,
      @Field(text = "earliest turn of the assault", fallback = "1", min = 1, max = 99)
          int assaultTurn,
      @Field(text = Wording.FIRST) Optional<Side> first,
      @Field(text = "target priority", fallback = "first") TargetChoice.Aim target,
      @Field(
              text = "unattached generals near the attacker that rally its units",
              fallback = "0",
              max = 9)
          int attackerGenerals,
      @Field(
              text = "unattached generals near the defender that rally its units",
              fallback = "0",
              max = 9)
          int defenderGenerals,
      @Field(
              text = "when the attacker tries to kill generals" + Wording.WHEN_FREE,
              fallback = "never")
          KillChoice.Kills attackerKills,
      @Field(
              text = "when the defender tries to kill generals" + Wording.WHEN_FREE,
              fallback = "never")
          KillChoice.Kills defenderKills,
      @Field(text = Variant.TEXT, optional = true) List<SimpleNapoleonicVariant> variant)
      implements Orders {
    @Override
    public int generals(Side side) {
      return side == Side.ATTACKER ? attackerGenerals : defenderGenerals;
    }
  }

  /**
   * The result of an advance.
   *
   * @param assaulted whether there was an assault
   */
  record Result(Units<UnitState> units, AssaultResult.Ending ending, boolean assaulted) {}

  private static final String ENDINGS =
      "The attacker drives the defender out {+success} of the time; "
          + "the defender holds {-ending is defender wins}";

  private static final String LOSSES =
      "Average losses: attacker {-attackerLosses}, defender {+defenderLosses}";

  /** The first sentence of an answer. */
  static final String SUMMARY = ENDINGS + ". " + LOSSES;

  private final Approach comingOn;
  private final RetreatAndRally retreatAndRally;
  private final FightState first;

  private AdvanceEngagement(Request request, AdvanceSetup setup, RulesInForce rules) {
    super(
        rules, setup.forces(), new TurnSequence.TurnLimit(request.turns()), request, "SN8 SN-V12");
    comingOn = setup.approach();
    retreatAndRally =
        new RetreatAndRally(request, rules, forces, comingOn::is, Integer.MAX_VALUE, "SN-V13");
    first = FightState.first(forces.initial(), comingOn.begin());
  }

  /** Returns the requested advance. */
  static Engagement<FightState, Result> of(Request request, Optimization wish, RulesInForce rules) {
    AdvanceSetup setup = new AdvanceSetup(request, wish, rules);
    AdvanceEngagement fight = new AdvanceEngagement(request, setup, rules);
    return fight.engagement(setup.measures(), setup.situation(), summary(request.turns()));
  }

  private static String summary(int turns) {
    return ENDINGS
        + "; neither side stays {?ending is neither stays}"
        + SituationText.undecidedAfter(turns)
        + ". "
        + SituationText.GENERALS
        + LOSSES;
  }

  @Override
  public FightState first() {
    return first;
  }

  /**
   * Plays a step. A retreating defender that no general may rally ends the advance before its first
   * turn.
   */
  @Override
  public Step<FightState, Result> step(FightState state, Umpire umpire) {
    return isOver(state, umpire) ? Step.ended(result(state)) : super.step(state, umpire);
  }

  /** Returns whether the defender has left the fight, or no approaching unit remains. */
  @Override
  boolean isOver(FightState state, Umpire umpire) {
    if (state.round().driven() || !retreatAndRally.remains(Side.DEFENDER, state.defender())) {
      return true;
    }
    for (int attacker : comingOn.all()) {
      if (retreatAndRally.remains(Side.ATTACKER, state.units().of(Side.ATTACKER, attacker))) {
        return false;
      }
    }
    return true;
  }

  @Override
  Result result(FightState end) {
    boolean attacker =
        comingOn.all().stream().anyMatch(it -> end.units().of(Side.ATTACKER, it).isSteady());
    boolean defender = !end.round().driven() && end.defender().isSteady();
    return new Result(
        end.units(), AssaultResult.Ending.of(attacker, defender), end.march().assaulted());
  }

  /**
   * Notes the approaching units and the defender that retreat as the turns run out: they count as
   * driven off (SN-V16).
   */
  @Override
  void turnsRunOut(FightState state, Umpire umpire) {
    for (int attacker : comingOn.all()) {
      noteRetreating(state.units(), Side.ATTACKER, attacker, umpire);
    }
    noteRetreating(state.units(), Side.DEFENDER, 0, umpire);
  }

  private void noteRetreating(Units<UnitState> units, Side side, int unit, Umpire umpire) {
    UnitState state = units.of(side, unit);
    if (!state.isSteady() && retreatAndRally.remains(side, state)) {
      umpire.note(
          "SN-V16", "{} is still retreating when the turns run out", forces.of(side, unit).label());
    }
  }

  @Override
  boolean rolls(FightState state, Umpire umpire) {
    UnitState unit = state.acting();
    return unit.isRetreating()
        ? retreatAndRally.mayTry(state)
        : unit.isSteady() && (assaults(state, umpire) || fires(state, umpire));
  }

  @Override
  FightState act(FightState state, Umpire umpire) {
    if (state.acting().isRetreating()) {
      return retreatAndRally.rally(state, umpire);
    }
    return assaults(state, umpire) ? assault(state, umpire) : fire(state, umpire);
  }

  /** Returns the state after a unit without a roll has advanced or retreated. */
  @Override
  FightState pass(FightState state, Umpire umpire) {
    if (state.acting().isRetreating()) {
      return retreatAndRally.stepBack(state);
    }
    return state.acting().isSteady() ? moveUnit(state, umpire) : state;
  }

  private FightState moveUnit(FightState state, Umpire umpire) {
    return state.side() == Side.ATTACKER ? comingOn.moveCloser(state, state.next(), umpire) : state;
  }

  /** Returns whether the acting unit fires after its move. */
  private boolean fires(FightState before, Umpire umpire) {
    FightState state = moveUnit(before, umpire);
    return fires(state, hasMoved(before, state), umpire);
  }

  private static boolean hasMoved(FightState before, FightState after) {
    return !after.march().equals(before.march());
  }

  private boolean assaults(FightState state, Umpire umpire) {
    return state.side() == Side.ATTACKER && comingOn.assaults(state, state.next(), umpire);
  }

  @Override
  UnitState hit(Side side, UnitState before, UnitState left) {
    return retreatAndRally.hit(side, before, left);
  }

  /** Returns the state after the acting unit has advanced and fired. */
  private FightState fire(FightState before, Umpire umpire) {
    FightState state = moveUnit(before, umpire);
    umpire.heading("SN-V12", "Turn {turn}, fire of {}", acting(state).label());
    int target = target(state, umpire);
    if (isPast(state, target)) {
      umpire.note(
          "SN-V14",
          "{} and {} have passed each other",
          acting(state).label(),
          forces.of(state.side().opposite(), target).label());
    }
    return fire(state, target, hasMoved(before, state), umpire);
  }

  private boolean isPast(FightState state, int enemy) {
    return state.side() == Side.ATTACKER
        ? comingOn.isPast(state, state.next(), enemy)
        : comingOn.isPast(state, enemy, state.next());
  }

  @Override
  boolean isTarget(Side side, UnitState unit) {
    return retreatAndRally.remains(side, unit);
  }

  @Override
  int range(FightState state, int enemy, Umpire umpire) {
    return state.side() == Side.ATTACKER
        ? comingOn.distance(state, state.next(), enemy)
        : comingOn.distance(state, enemy, state.next());
  }

  /** Returns the state after the next throw of a round, or after the effects of both throws. */
  private FightState assault(FightState before, Umpire umpire) {
    FightState state = before;
    if (state.round().isFirst()) {
      umpire.heading("SN9 SN-V6", "Turn {turn}, assault of {}", acting(state).label());
      state = comingOn.withDistance(state, state.next(), 1).assaulted();
    }
    return AssaultRound.of(rules, forces, state.next()).play(state, umpire, this::afterRound);
  }

  /**
   * Returns the state after a round. A unit that has fallen back stands a hex farther away, and
   * advances again unless it also retreats.
   */
  private FightState afterRound(FightState state, AssaultRound.RoundOutcome roundOutcome) {
    int acting = state.next();
    UnitState attacker = roundOutcome.units().attacker();
    FightState stands =
        roundOutcome.repelled()
            ? state.withRange(acting, state.march().ranges().get(acting) + 1)
            : state;
    return stands
        .with(
            Side.ATTACKER,
            acting,
            attacker.condition() == Condition.FALLEN_BACK
                ? attacker.with(Condition.STEADY)
                : hit(Side.ATTACKER, state.acting(), attacker))
        .with(
            Side.DEFENDER,
            0,
            hit(Side.DEFENDER, state.defender(), roundOutcome.units().defender()));
  }

  @Override
  Units<UnitState> units(Result result) {
    return result.units();
  }

  /**
   * Notes the fire of the units that fire in the first turn if their side moves first, and the
   * throws of the assault.
   */
  @Override
  void opening(Umpire umpire) {
    for (PreparedUnit troop : forces.all()) {
      FightState begun = first.movesFirst(troop.side()).at(forces.of(troop.side()).indexOf(troop));
      FightState state = moveUnit(begun, umpire);
      boolean moves = hasMoved(begun, state);
      if (!assaults(begun, umpire) && fires(state, moves, umpire)) {
        shot(state, targets(state, umpire).get(0), moves, umpire).dice().face(umpire);
      } else {
        umpire.note("SN-V12", "{} does not fire in the first turn", troop.label());
      }
    }
    for (int attacker : comingOn.all()) {
      AssaultRound.of(rules, forces, attacker).explain(umpire);
    }
  }
}
