package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.fight.Umpire;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.Optimization;
import vedette.rules.Variant;
import vedette.rules.kit.Measures;
import vedette.rules.kit.Units;
import vedette.rules.simplenapoleonic.FightState.March;
import vedette.source.TextFault;

/**
 * An assault, turn by turn until it is decided or a number of turns has passed (SN3, SN6, SN9). In
 * the attacker's part each unit that still can fights a round (SN-V9); in its own part the defender
 * fires (SN-V5). A step is the initiative, the defender's fire, one side's throw, or the effects of
 * both throws.
 */
final class AssaultEngagement extends TurnSequence<AssaultResult> {
  /** A request for an assault, as a player writes it. */
  record Request(
      @Field(
              text = "assaulting unit; repeatable, in the order of the assaults",
              example = "cav 4 line")
          @Allows("strength formation general moved retreating blocked")
          List<Unit> attacker,
      @Field(text = "unit that is assaulted", example = "inf 6 square")
          @Allows("strength formation general moved retreating blocked")
          Unit defender,
      @Field(text = "turns of the assault [default: until decided]", min = 1, max = 99)
          OptionalInt turns,
      @Field(
              text =
                  "distance in hexes at the start; the defender fires if it moves first [default:"
                      + " adjacent]",
              min = 2,
              max = 99)
          OptionalInt startRange,
      @Field(text = Wording.FIRST) Optional<Side> first,
      @Field(text = "target priority of the defender", fallback = "first") TargetChoice.Aim target,
      @Field(
              text = "when the attacker tries to kill a general" + Wording.WHEN_FREE,
              fallback = "never")
          KillChoice.Kills attackerKills,
      @Field(
              text = "when the defender tries to kill a general" + Wording.WHEN_FREE,
              fallback = "never")
          KillChoice.Kills defenderKills,
      @Field(text = Variant.TEXT, optional = true) List<SimpleNapoleonicVariant> variant)
      implements Orders {}

  private static final String ENDINGS =
      "The attacker wins {+success} of the time; "
          + "the defender holds {ending is defender wins}; "
          + "neither side stays {?ending is neither stays}";

  private static final String LOSSES =
      "Average losses: attacker {-attackerLosses}, defender {+defenderLosses}";

  /** The first sentences of an answer. */
  static final String SUMMARY = ENDINGS + ". " + LOSSES;

  private final Setup setup;
  private final DefensiveFire fire;
  private final UnitState defender;
  private final String readings;
  private final FightState first;

  private AssaultEngagement(Request request, Setup setup, RulesInForce rules) {
    super(rules, setup.forces(), setup.fire().limit(), request, "SN8 SN-V5");
    this.setup = setup;
    fire = setup.fire();
    defender = setup.defender().initial();
    readings = setup.readings();
    first = FightState.first(forces.initial(), March.NONE);
  }

  /** Returns the requested assault. */
  static Engagement<FightState, AssaultResult> of(
      Request request, Optimization wish, RulesInForce rules) {
    Setup setup = new Setup(request, wish, rules);
    AssaultEngagement fight = new AssaultEngagement(request, setup, rules);
    return fight.engagement(setup.measures(), setup.situation(), fight.summary());
  }

  private String summary() {
    String limit = "";
    if (setup.request.turns().isPresent()) {
      limit = SituationText.undecidedAfter(setup.request.turns().getAsInt());
    }
    return ENDINGS
        + limit
        + ". "
        + SituationText.GENERALS
        + LOSSES
        + (fire.couldFireFirst() ? ". The defender does not fire before the first round" : "");
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

  /**
   * Returns the state after an initiative that is not rolled, because the defender would fire
   * neither before nor after; otherwise the state unchanged.
   */
  @Override
  FightState beginTurn(FightState state, Umpire umpire) {
    boolean matters =
        state.part().phase() != TurnPhase.INITIATIVE
            || fire.rangeAfter(umpire) > 0
            || fire.rangeBefore(umpire) > 0;
    return matters ? state : advanceToRoll(defendersPartFirst(state), umpire);
  }

  /**
   * Returns the state after the initiative. If no fire follows, the winner does not matter, and all
   * such states equal the one in which the defender moved first.
   */
  @Override
  FightState movesFirst(FightState state, Side side, Umpire umpire) {
    boolean assaultFirst = side == Side.ATTACKER && fire.rangeAfter(umpire) > 0;
    return assaultFirst || side == Side.DEFENDER
        ? state.movesFirst(side)
        : defendersPartFirst(state);
  }

  private static FightState defendersPartFirst(FightState state) {
    return state.movesFirst(Side.DEFENDER).otherSide();
  }

  @Override
  boolean rolls(FightState state, Umpire umpire) {
    return state.side() == Side.ATTACKER ? state.acting().isSteady() : range(state, 0, umpire) > 0;
  }

  @Override
  FightState act(FightState state, Umpire umpire) {
    return state.side() == Side.ATTACKER ? assault(state, umpire) : fire(state, umpire);
  }

  /** Returns the state after the defender has fired at one of the attackers. */
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
    return state.part().phase() == TurnPhase.SECOND_SIDE
        ? fire.rangeAfter(umpire)
        : fire.rangeBefore(umpire);
  }

  /** Returns the state after the next throw of a round, or after the effects of both throws. */
  private FightState assault(FightState state, Umpire umpire) {
    if (state.round().isFirst()) {
      heading(acting(state), umpire);
    }
    return AssaultRound.of(rules, forces, state.next())
        .play(state, umpire, AssaultEngagement::afterRound);
  }

  private static FightState afterRound(FightState state, AssaultRound.RoundOutcome roundOutcome) {
    return state
        .with(Side.ATTACKER, state.next(), roundOutcome.units().attacker())
        .with(Side.DEFENDER, 0, roundOutcome.units().defender());
  }

  private void heading(PreparedUnit assaulter, Umpire umpire) {
    if (setup.hasSeveralAttackers()) {
      umpire.heading(readings, "Turn {turn}, assault of {}", assaulter.label());
    } else {
      umpire.heading(readings, "Turn {turn}");
    }
  }

  @Override
  Units<UnitState> units(AssaultResult result) {
    return result.units();
  }

  /**
   * Notes the throws of each round, and the defender's fire before the first round and between
   * rounds.
   */
  @Override
  void opening(Umpire umpire) {
    for (int attacker = 0; attacker < forces.of(Side.ATTACKER).size(); attacker++) {
      AssaultRound.of(rules, forces, attacker).explain(umpire);
    }
    int before = fire.rangeBefore(umpire);
    PreparedUnit troop = setup.defender();
    if (before > 0) {
      umpire.note(
          "SN-V5", "if {} moves first it fires at {}", troop.label(), SituationText.hexes(before));
      explainFire(first.movesFirst(Side.DEFENDER), umpire);
    }
    if (fire.rangeAfter(umpire) > 0) {
      umpire.note("SN-V5", "between two rounds {} fires in its part of the turn", troop.label());
      explainFire(first.movesFirst(Side.ATTACKER).otherSide(), umpire);
    }
  }

  private void explainFire(FightState part, Umpire umpire) {
    shot(part, 0, fire.moves(umpire), umpire).dice().face(umpire);
  }

  /** The checked units of an assault and its measures. */
  static final class Setup {
    private final Request request;
    private final Optimization wish;
    private final Forces forces;
    private final RulesInForce rules;
    private final DefensiveFire fire;

    Setup(Request request, Optimization wish, RulesInForce rules) {
      this.request = request;
      this.wish = wish;
      forces = Forces.of(request.attacker(), List.of(request.defender()), rules);
      this.rules = rules;
      fire = new DefensiveFire(rules, request, defender());
      for (PreparedUnit attacker : forces.of(Side.ATTACKER)) {
        attacker.unit().checkAssaults("attacker", attacker.label());
        checkReach(attacker);
      }
      checkFirst();
    }

    private void checkReach(PreparedUnit attacker) {
      if (!attacker.assaultsFrom(request.startRange().orElse(0), rules)) {
        int hexes = attacker.movement(rules);
        throw new TextFault(
            "startRange",
            attacker.label()
                + (hexes == 1 ? " moves 1 hex" : " moves " + hexes + " hexes")
                + " and must have one left for the assault",
            hexes < 2
                ? "write column, or leave out --start-range if the unit is adjacent"
                : "write 2" + (hexes == 2 ? "" : " to " + hexes));
      }
    }

    /**
     * Checks that {@code first} is given only if the defender fires before the assault or between
     * rounds.
     */
    private void checkFirst() {
      if (request.first().isPresent() && !fire.everFires()) {
        throw new TextFault(
            "first",
            "--first has no effect: the defender never fires",
            "leave out --first, or add --start-range");
      }
    }

    Forces forces() {
      return forces;
    }

    /** Returns the times at which the defender fires. */
    DefensiveFire fire() {
      return fire;
    }

    /** Returns whether several units assault. */
    boolean hasSeveralAttackers() {
      return forces.of(Side.ATTACKER).size() > 1;
    }

    PreparedUnit defender() {
      return forces.of(Side.DEFENDER, 0);
    }

    /** Returns the readings that a round rests on, separated by spaces. */
    String readings() {
      boolean comes = request.startRange().isPresent();
      boolean couldNot =
          forces.of(Side.ATTACKER).stream().anyMatch(unit -> !unit.assaultsFrom(2, rules));
      return "SN9" + (hasSeveralAttackers() ? " SN-V9" : "") + (comes || couldNot ? " SN-V6" : "");
    }

    /** Returns the measures of the assault; SN-V4 defines success. */
    List<Measure<AssaultResult>> measures() {
      Measures<AssaultResult> measures = new Measures<>();
      UnitState before = defender().initial();
      measures
          .success(
              hasSeveralAttackers()
                  ? "the defender is driven out and an attacker stays"
                  : "the defender is driven out and the attacker stays",
              result -> result.ending(before) == AssaultResult.Ending.ATTACKER_WINS)
          .category(
              "ending", "outcome", AssaultResult.Ending.class, result -> result.ending(before));
      List<UnitMeasures<AssaultResult>> sides =
          UnitMeasures.of(
              measures, forces, side -> request.mayKill(side, wish), AssaultResult::units);
      sides.forEach(UnitMeasures::losses);
      if (hasSeveralAttackers()) {
        sides.get(0).addUnitsLeft();
      }
      for (UnitMeasures<AssaultResult> side : sides) {
        for (int unit = 0; unit < side.size(); unit++) {
          side.state(unit);
        }
      }
      for (UnitMeasures<AssaultResult> side : sides) {
        for (int unit = 0; unit < side.size(); unit++) {
          side.general(unit, "{}'s general is killed");
        }
      }
      if (request.turns().isPresent()) {
        measures.turns("turns", "turns fought");
      }
      return measures.list();
    }

    /** Returns the situation, line by line. */
    List<Fact> situation() {
      List<Fact> facts = forces.facts();
      request
          .startRange()
          .ifPresent(range -> facts.add(new Fact("start range", SituationText.hexes(range))));
      request.first().ifPresent(side -> facts.add(SituationText.first(side)));
      facts.add(
          new Fact(
              "turns",
              request.turns().isPresent()
                  ? "up to " + request.turns().getAsInt()
                  : "until decided"));
      if (fire.couldFireFirst()) {
        facts.add(
            new Fact(
                "fire", "the defender does not fire before the first round; see --start-range"));
      }
      request.describeGenerals(forces, wish, facts);
      Variant.describe(request.variant(), facts);
      return facts;
    }
  }
}
