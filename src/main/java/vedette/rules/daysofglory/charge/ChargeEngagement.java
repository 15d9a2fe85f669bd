package vedette.rules.daysofglory.charge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.OpeningUmpire;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.rules.Optimization;
import vedette.rules.daysofglory.assault.AssaultOutcome;
import vedette.rules.daysofglory.assault.AssaultRoll;
import vedette.rules.daysofglory.assault.AssaultSituation;
import vedette.rules.daysofglory.assault.AssaultTables;
import vedette.rules.daysofglory.assault.CloseAssaultEngagement;
import vedette.rules.daysofglory.assault.SideState;
import vedette.rules.daysofglory.damage.GunDamage;
import vedette.rules.daysofglory.morale.MoraleFactorTable;
import vedette.rules.daysofglory.morale.MoraleRoll;
import vedette.rules.daysofglory.morale.MoraleTest;
import vedette.rules.daysofglory.shooting.ShootingTables;
import vedette.rules.daysofglory.shooting.ShotDie.Shot;
import vedette.rules.daysofglory.units.Arm;
import vedette.rules.daysofglory.units.FactorTable;
import vedette.rules.daysofglory.units.UnitState;
import vedette.rules.kit.Doctrines;
import vedette.table.Tables;

/**
 * A declared charge of one unit or several through all its stages, over one or more turns (DG6,
 * DG-V8). A step is one test, one die of shooting or one roll of close assault.
 */
public final class ChargeEngagement implements Rules<ChargeEngagement.State, ChargeResult> {
  /** What a charge consults. */
  public static final List<String> TABLES =
      Stream.of(
              List.of(FactorTable.MORALE),
              ShootingTables.OF_SMALL_ARMS,
              ShootingTables.OF_GUNS,
              CloseAssaultEngagement.TABLES)
          .flatMap(List::stream)
          .toList();

  private final ChargeRequest request;
  private final ChargerNames names;
  private final Tables tables;
  private final ChargeTests tests;
  private final CounterchargeRule countercharging;
  private final ChargeShots fire;
  private final GunDamage damage;
  private final State first;
  private final ChargeWords words;

  public ChargeEngagement(ChargeRequest request, Optimization wish, Tables tables) {
    this.request = request;
    this.tables = tables;
    ChargeSetup setup = new ChargeSetup(request, FactorTable.conditions(tables));
    setup.check();
    names = ChargerNames.of(request.charger());
    tests = new ChargeTests(request, names, new MoraleRoll(MoraleFactorTable.of(tables)));
    countercharging = new CounterchargeRule(request, wish);
    fire = new ChargeShots(ShootingTables.of(tables), request);
    damage = GunDamage.of(tables);
    UnitState target = setup.target();
    first = State.first(setup.chargers(), target);
    words = new ChargeWords(request, names, target, countercharging);
  }

  ChargeTests tests() {
    return tests;
  }

  ChargeShots fire() {
    return fire;
  }

  boolean isOpportunity() {
    return request.opportunity();
  }

  CounterchargeRule countercharging() {
    return countercharging;
  }

  /** Returns the close assault as it now stands. */
  AssaultRoll assault(State state, Umpire umpire) {
    BySide<SideState> sides =
        new BySide<>(
            new SideState(state.chargers().units(), true),
            new SideState(List.of(state.target()), state.isCountercharging()));
    AssaultTables consulted = AssaultTables.of(tables);
    AssaultSituation situation =
        new AssaultSituation(
            request, consulted.outnumbering(), sides, request.ground(state), request.from());
    return AssaultRoll.of(consulted, situation, state.tied(), umpire);
  }

  /** Rolls one die of those that shoot at chargers. */
  Step<State, ChargeResult> shootAtCharger(State state, List<Shot> shots, Umpire umpire) {
    int at = shots.get(state.next()).target();
    if (names.size() > 1) {
      umpire.note("DG-V8", "at {}", names.sentenceName(at));
    }
    int hits = shots.get(state.next()).die().shoot(umpire).hits();
    return advance(state.charger(at, state.chargers().get(at).unit().hit(hits)).advance(), umpire);
  }

  /** Rolls one die of those that shoot at the target. */
  Step<State, ChargeResult> shootAtTarget(State state, Umpire umpire) {
    int hits = fire.atTarget().get(state.next()).die().shoot(umpire).hits();
    UnitState target = state.target();
    UnitState after =
        target.is(Arm.ARTILLERY) ? target.withGunHits(hits).damaged(hits) : target.hit(hits);
    return advance(state.target(after).advance(), umpire);
  }

  /** Rolls for one hit on the target's guns. */
  Step<State, ChargeResult> rollForDamage(State state, Umpire umpire) {
    return advance(state.target(damage.roll(state.target(), umpire)), umpire);
  }

  /** Goes on to the next stage that has anything to it. */
  Step<State, ChargeResult> advance(State from, Umpire umpire) {
    Stage stage = from.stage();
    int next = stage.next(this, from, umpire);
    if (next >= 0) {
      return enterStage(stage, next, from, umpire);
    }
    State done = from.at(stage);
    while (next < 0) {
      stage = stage.following();
      next = stage.next(this, done, umpire);
    }
    return enterStage(stage, next, done, umpire);
  }

  private Step<State, ChargeResult> enterStage(Stage stage, int next, State from, Umpire umpire) {
    State state = from.at(stage, next);
    return stage.isEnd() ? stage.play(this, state, umpire) : Step.sameTurn(state);
  }

  /** Returns whether this is not the first turn. */
  boolean isLaterTurn(Umpire umpire) {
    return request.turns() > 1 && umpire.reached(2);
  }

  /**
   * Returns what a close assault comes to for both sides, and for each of those who charged home.
   */
  Step<State, ChargeResult> afterCloseAssault(State state, AssaultOutcome outcome, Umpire umpire) {
    Chargers after = state.chargers().haveFought(outcome);
    if (names.size() > 1) {
      for (int charger : state.chargers().indicesComingOn()) {
        int lost =
            state.chargers().get(charger).unit().figures() - after.get(charger).unit().figures();
        umpire.note("DG-V8", "{} loses {} of these figures", names.sentenceName(charger), lost);
      }
    }
    UnitState target = outcome.dealt(Side.DEFENDER, List.of(state.target())).get(0);
    return advance(
        state
            .chargers(after)
            .target(target)
            .stop(
                outcome.winner() == Side.ATTACKER
                    ? ChargeEnding.CHARGER_WINS
                    : ChargeEnding.TARGET_WINS)
            .at(Stage.DAMAGE_IN_ASSAULT),
        umpire);
  }

  /** The turn is over; a further one begins if it is asked for and both sides are there for it. */
  Step<State, ChargeResult> endTurn(State state, Umpire umpire) {
    ChargeEnding ending = state.chargers().ending();
    umpire.note(names.size() == 1 ? "DG6" : "DG6 DG-V8", "the charge ends: {}", ending);
    boolean over =
        !state.chargers().anyMatch(Charger::mayStillCharge)
            || state.target().isDestroyed()
            || umpire.reached(request.turns());
    return over
        ? Step.ended(new ChargeResult(ending, state.chargers(), state.target()))
        : Step.nextTurn(state.nextTurn());
  }

  List<SurvivingStack> survivors(ChargeResult result) {
    List<SurvivingStack> left = new ArrayList<>();
    for (Charger charger : result.chargers().all()) {
      left.add(new SurvivingStack("charger", left.size(), List.of(charger.unit().notation())));
    }
    left.add(new SurvivingStack("target", 0, List.of(result.target().notation())));
    return List.copyOf(left);
  }

  /** The fight with what is told of it. */
  public Engagement<State, ChargeResult> engagement() {
    return Engagement.of(
            this,
            ChargeResult.measures(names, first),
            Story.of(words.situation()).withOpening(this::opening).withSummary(words.summary()))
        .decidedBy(
            new Doctrines()
                .with(
                    CounterchargeRule.Choice.class,
                    countercharging.request().countercharge(),
                    (said, choice) -> said == Countercharge.ALWAYS))
        .leaving(this::survivors);
  }

  @Override
  public State first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return request.turns();
  }

  @Override
  public Step<State, ChargeResult> step(State state, Umpire umpire) {
    heading(state.stage(), umpire);
    return state.stage().play(this, state, umpire);
  }

  private static void heading(Stage stage, Umpire umpire) {
    umpire.heading(stage.readings(), "Turn {turn}, {}", stage);
  }

  /**
   * Returns the tests to come, as things stand before any fire, as far as the charge can come then:
   * up to one that fails on any roll.
   */
  private List<State> openings() {
    List<State> openings = new ArrayList<>(forEachCharger(first, Stage.TO_CHARGE));
    State charging = charging();
    if (!charging.isStopped()) {
      openings.add(charging.at(Stage.BEING_CHARGED));
      if (tests.targetMayPass(MoraleTest.BEING_CHARGED, charging.at(Stage.BEING_CHARGED))) {
        openings.addAll(forEachCharger(charging, Stage.CHARGE_HOME));
      }
    }
    return openings;
  }

  /** Returns a stage of each who comes on. */
  private static List<State> forEachCharger(State state, Stage stage) {
    return state.chargers().indicesComingOn().stream().map(next -> state.at(stage, next)).toList();
  }

  /** As it is if all who can pass their to-charge tests do. */
  private State charging() {
    State state = first;
    for (State one : forEachCharger(first, Stage.TO_CHARGE)) {
      if (!one.charger().mayCharge() || !tests.chargerMayPass(MoraleTest.CHARGE, one)) {
        state = state.at(one.stage(), one.next()).halt(ChargeEnding.DOES_NOT_CHARGE);
      }
    }
    return state;
  }

  /**
   * The tests and what is settled of the close assault before its dice. What an automatic victory
   * comes to is left out: whether the charge gets that far is not known yet.
   */
  private void opening(Umpire umpire) {
    words.noteTurns(umpire);
    List<State> openings = openings();
    OpeningUmpire.playToFirstRolls(this, openings, umpire);
    if (openings.get(openings.size() - 1).stage() != Stage.CHARGE_HOME) {
      return;
    }
    State home = charging();
    for (State one : forEachCharger(home, Stage.CHARGE_HOME)) {
      if (!tests.chargerMayPass(MoraleTest.CHARGE_HOME, one)) {
        home = home.at(one.stage(), one.next()).halt(ChargeEnding.HALTS_SHORT);
      }
    }
    if (!home.isStopped()) {
      heading(Stage.CLOSE_ASSAULT, umpire);
      assault(
          countercharging.decided(home.target(), umpire) ? home.countercharging() : home, umpire);
    }
  }

  /**
   * A charge between two steps.
   *
   * @param next which of the dice that are thrown at this stage, or of the chargers that it is
   *     about, comes next, from 0
   * @param isCountercharging whether the target charges as well
   * @param tied whether the close assault has been equal so far
   */
  public record State(
      Stage stage,
      int next,
      Chargers chargers,
      UnitState target,
      boolean isCountercharging,
      boolean tied)
      implements ChargeSides {

    /** At the beginning of a turn. */
    static State first(Chargers chargers, UnitState target) {
      return new State(Stage.TO_CHARGE, 0, chargers, target, false, false)
          .at(Stage.TO_CHARGE, chargers.first(0, Charger::isComingOn));
    }

    State at(Stage stage) {
      return at(stage, 0);
    }

    State at(Stage stage, int next) {
      return new State(stage, next, chargers, target, isCountercharging, tied);
    }

    /** Done with this die or this charger. */
    State advance() {
      return at(stage, next + 1);
    }

    State charger(UnitState now) {
      return charger(next, now);
    }

    State charger(int charger, UnitState now) {
      return chargers(chargers.with(charger, chargers.get(charger).with(now)));
    }

    State chargers(Chargers now) {
      return now == chargers ? this : new State(stage, next, now, target, isCountercharging, tied);
    }

    State target(UnitState now) {
      return now == target ? this : new State(stage, next, chargers, now, isCountercharging, tied);
    }

    /** Returns whether nobody is on the way to the target any more. */
    boolean isStopped() {
      return !chargers.anyMatch(Charger::isComingOn);
    }

    /** The charge ends here for the charger that comes next. */
    State halt(ChargeEnding where) {
      return chargers(chargers.with(next, chargers.get(next).stop(where)));
    }

    /** The charge ends here, unless something has ended it before. */
    State stop(ChargeEnding where) {
      return chargers(chargers.stop(where));
    }

    State countercharging() {
      return new State(stage, next, chargers, target, true, tied);
    }

    State afterTie() {
      return new State(stage, next, chargers, target, isCountercharging, true);
    }

    /** Returns the next turn; what was pushed back or fell back this turn counts in it. */
    State nextTurn() {
      return first(chargers.nextTurn(), target.nextTurn());
    }
  }
}
