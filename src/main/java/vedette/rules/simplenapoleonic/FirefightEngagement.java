package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.form.Field;
import vedette.rules.Optimization;
import vedette.rules.Variant;
import vedette.rules.kit.Units;
import vedette.rules.simplenapoleonic.Unit.Arm;

/** Several units of both sides exchange fire, turn by turn (SN8). */
final class FirefightEngagement extends TurnSequence<Units<UnitState>> {
  /** What a player says of a firefight. */
  record Request(
      @Field(text = "unit of the attacker; repeatable", example = "inf 6 line") List<Unit> attacker,
      @Field(text = "unit of the defender; repeatable", example = "inf 6 line; in cover")
          List<Unit> defender,
      @Field(text = "turns of fire", fallback = "6", min = 1, max = 99) int turns,
      @Field(
              text = "range in hexes by turn; the last one holds for all later turns [default: 1]",
              optional = true,
              example = "3,2,1")
          List<String> range,
      @Field(text = "side that closes in: it moves in its part of each turn")
          Optional<Side> closing,
      @Field(text = "range in hexes at the start of turn 1, if a side closes in", min = 1, max = 99)
          OptionalInt startRange,
      @Field(text = Wording.FIRST) Optional<Side> first,
      @Field(text = "target priority", fallback = "first") TargetChoice.Aim target,
      @Field(text = "fire at retreating enemies if no steady enemy is in range", optional = true)
          boolean atRetreating,
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

  /** What a player decides on. */
  static final String SUMMARY =
      "Average losses: attacker {-attackerLosses}, defender {+defenderLosses}; units still in the"
          + " fight on average: attacker {+attackerLeft}, defender {-defenderLeft}";

  private final FirefightSetup setup;
  private final RangeByTurn approach;
  private final boolean atRetreating;
  private final String firing;

  /** The longest range of any arm: beyond it hexes are all one. */
  private final int farthest;

  private final RetreatAndRally retreatAndRally;
  private final FightState first;

  private FirefightEngagement(Request request, FirefightSetup setup, RulesInForce rules) {
    super(
        rules,
        setup.forces(),
        new TurnSequence.TurnLimit(request.turns()),
        request,
        setup.approach().changes() ? "SN8 SN-V3" : "SN8");
    this.setup = setup;
    approach = setup.approach();
    atRetreating = request.atRetreating();
    firing = (setup.ownRangesOrTargets() ? "SN-V10 " : "") + (atRetreating ? "SN-V11" : "");
    farthest = Stream.of(Arm.values()).mapToInt(rules.tables()::range).max().getAsInt();
    retreatAndRally =
        new RetreatAndRally(request, rules, forces, unit -> false, farthest, "SN-V18");
    first = FightState.first(forces.initial(), FightState.March.NONE);
  }

  /** Returns the firefight that a request asks for. */
  static Engagement<FightState, Units<UnitState>> of(
      Request request, Optimization wish, RulesInForce rules) {
    FirefightSetup setup = new FirefightSetup(request, wish, rules);
    FirefightEngagement fight = new FirefightEngagement(request, setup, rules);
    return fight.engagement(setup.measures(), setup.situation(), fight.summary());
  }

  private String summary() {
    return setup.notFiringWhenMoving().stream()
        .findFirst()
        .map(troop -> SUMMARY + ". " + troop.noFireReason(FirefightSetup.rallied(troop), true))
        .orElse("");
  }

  @Override
  public FightState first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return Math.max(super.lastTurn(), approach.before().lastTurn());
  }

  /**
   * Returns whether a side has no unit left to fire or to be rallied, and none that can be fired
   * at.
   */
  @Override
  boolean isOver(FightState state, Umpire umpire) {
    boolean attackers = remains(state, Side.ATTACKER);
    boolean defenders = remains(state, Side.DEFENDER);
    if (attackers && defenders) {
      return false;
    }
    if (attackers == defenders || !atRetreating) {
      return true;
    }
    Side left = attackers ? Side.ATTACKER : Side.DEFENDER;
    return passed(state.movesFirst(left), umpire).isPartOver();
  }

  private boolean remains(FightState state, Side side) {
    for (int i = 0; i < state.units().of(side).size(); i++) {
      if (retreatAndRally.remains(side, state.units().of(side, i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns a unit that retreats, and that no general may rally, goes back a hex at the beginning
   * of its side's part (SN-V11).
   */
  @Override
  FightState partBegins(FightState state) {
    if (!atRetreating) {
      return state;
    }
    FightState after = state;
    for (int i = 0; i < state.units().of(state.side()).size(); i++) {
      UnitState unit = state.units().of(state.side(), i);
      if (unit.isRetreating() && !retreatAndRally.mayRally(state.side(), unit)) {
        after =
            after.with(state.side(), i, unit.retreated(Math.min(farthest, unit.retreated() + 1)));
      }
    }
    return after;
  }

  @Override
  boolean rolls(FightState state, Umpire umpire) {
    return state.acting().isRetreating()
        ? retreatAndRally.mayTry(state)
        : fires(state, approach.moves(acting(state), umpire), umpire);
  }

  /** Returns a unit that retreats, and that every general near has tried to rally, goes back. */
  @Override
  FightState pass(FightState state, Umpire umpire) {
    boolean goesBack =
        state.acting().isRetreating() && retreatAndRally.mayRally(state.side(), state.acting());
    return goesBack ? retreatAndRally.stepBack(state) : state;
  }

  @Override
  FightState act(FightState state, Umpire umpire) {
    if (state.acting().isRetreating()) {
      return retreatAndRally.rally(state, umpire);
    }
    PreparedUnit troop = acting(state);
    umpire.heading(firing, "Turn {turn}, fire of {}", troop.label());
    int target = target(state, umpire);
    return fire(state, target, approach.moves(troop, umpire), umpire);
  }

  @Override
  boolean isTarget(Side side, UnitState unit) {
    return unit.isSteady() || atRetreating && unit.isRetreating();
  }

  @Override
  int range(FightState state, int enemy, Umpire umpire) {
    Side side = state.side();
    OptionalInt own = Forces.ownRange(acting(state), forces.of(side.opposite(), enemy));
    int apart =
        own.isPresent()
            ? own.getAsInt()
            : approach.range(side, state.part().phase() == TurnPhase.SECOND_SIDE, umpire);
    return apart
        + state.acting().retreated()
        + state.units().of(side.opposite(), enemy).retreated();
  }

  @Override
  UnitState hit(Side side, UnitState before, UnitState left) {
    return left.afterLosses(before, atRetreating || retreatAndRally.mayRally(side, left));
  }

  @Override
  Units<UnitState> result(FightState end) {
    return end.units();
  }

  @Override
  Units<UnitState> units(Units<UnitState> result) {
    return result;
  }

  /** The first rolls of both sides, of the one that does not close in as if it fires second. */
  @Override
  void opening(Umpire umpire) {
    for (PreparedUnit troop : forces.all()) {
      FightState part = first.movesFirst(troop.side().opposite()).otherSide();
      FightState state = part.at(forces.of(troop.side()).indexOf(troop));
      boolean moves = approach.moves(troop, umpire);
      if (state.acting().isRetreating()) {
        umpire.note("SN-V18", "{} retreats until a general rallies it", troop.label());
      } else if (rolls(state, umpire)) {
        shot(state, targets(state, umpire).get(0), moves, umpire).dice().face(umpire);
      } else if (troop.unit().arm() == Arm.CAVALRY) {
        umpire.note("SN-V8", "{} never fires", troop.label());
      } else if (!troop.fires(state.acting(), moves)) {
        umpire.note("SN-V3", "{} moves and does not fire", troop.label());
      } else {
        umpire.note("", "{} cannot fire that far", troop.label());
      }
    }
  }
}
