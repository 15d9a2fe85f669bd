package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import vedette.fight.BySide;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;
import vedette.rules.Variant;
import vedette.rules.daysofglory.ChargeResult.Ending;
import vedette.rules.daysofglory.MoraleRequest.Test;
import vedette.rules.kit.Measures;

/**
 * A declared charge through all its stages, over one or more turns (DG6). A step is one test, one
 * die of shooting or one roll of close assault.
 */
final class Charge implements Engagement<ChargeState, ChargeResult>, Doctrine {
  private final ChargeRequest request;
  private final DaysOfGloryTables tables;
  private final ChargeTests tests;
  private final Countercharging countercharging;
  private final AssaultTables assault;
  private final ChargeFire fire;
  private final ChargeState first;

  Charge(ChargeRequest request, DaysOfGloryTables tables) {
    this.request = request;
    if (request.opportunity()
        && !Stream.of(
                request.fireAtCharger(),
                request.fireAtTarget(),
                request.gunsAtCharger(),
                request.gunsAtTarget())
            .allMatch(List::isEmpty)) {
      throw new BadRequest(
          "opportunity",
          "an opportunity charge has no shooting phase",
          "leave --opportunity or the fire out");
    }
    if (request.charger().arm() == Arm.ARTILLERY) {
      throw new BadRequest("charger", "artillery does not charge", "name foot or horse");
    }
    if (request.musket() != Musket.NONE && !request.target().arm().isInfantry()) {
      throw new BadRequest(
          "musket",
          "only infantry gives defensive fire with muskets",
          request.target().arm() == Arm.ARTILLERY ? "guns do with --guns-fire" : "leave it out");
    }
    if (request.gunsFire() && request.target().arm() != Arm.ARTILLERY) {
      throw new BadRequest(
          "gunsFire",
          "the target has no guns",
          "leave it out, or give guns beside it as --guns-in-support");
    }
    this.tables = tables;
    tests = new ChargeTests(request, tables.moraleTests());
    countercharging = new Countercharging(request);
    assault = tables.closeAssault();
    fire = new ChargeFire(tables, request);
    first =
        ChargeState.first(
            drawnUp(request.charger(), "charger"), drawnUp(request.target(), "target"));
  }

  private UnitState drawnUp(Unit unit, String parameter) {
    return new DrawnUnit(unit, request.figuresPerStand(), parameter, tables).initial();
  }

  ChargeTests tests() {
    return tests;
  }

  ChargeFire fire() {
    return fire;
  }

  boolean isOpportunity() {
    return request.opportunity();
  }

  Countercharging countercharging() {
    return countercharging;
  }

  /**
   * The close assault as it now stands. Who comes out to meet the charge leaves his ground (DG-V3).
   */
  AssaultRoll assault(ChargeState state, Umpire umpire) {
    boolean meets = state.countercharged();
    BySide<SideState> sides =
        new BySide<>(
            new SideState(List.of(state.charger()), true),
            new SideState(List.of(state.target()), meets));
    Ground ground = meets ? Ground.OPEN : request.ground();
    return new Assault(assault, sides, ground, request.from(), request.variant())
        .settled(state.tied(), umpire);
  }

  /** Rolls one die of those that shoot at the charger. */
  Step<ChargeState, ChargeResult> shootAtCharger(
      ChargeState state, List<ShotDie> dice, Umpire umpire) {
    int hits = dice.get(state.die()).shoot(umpire);
    return go(state.charger(state.charger().hit(hits)).nextDie(), umpire);
  }

  /** Rolls one die of those that shoot at the target. */
  Step<ChargeState, ChargeResult> shootAtTarget(ChargeState state, Umpire umpire) {
    int hits = fire.atTarget().get(state.die()).shoot(umpire);
    return go(state.target(state.target().hit(hits)).nextDie(), umpire);
  }

  /** Goes on to the next stage that has anything to it. */
  Step<ChargeState, ChargeResult> go(ChargeState from, Umpire umpire) {
    Stage stage = from.stage();
    ChargeState state = from;
    while (!stage.applies(this, state, umpire)) {
      stage = stage.next();
      state = from.at(stage);
    }
    return stage.isEnd() ? stage.play(this, state, umpire) : Step.going(state);
  }

  /** Whether this is not the first turn. */
  boolean isLaterTurn(Umpire umpire) {
    return request.turns() > 1 && umpire.reached(2);
  }

  /** The turn is over; a further one begins if it is asked for and both sides are there. */
  Step<ChargeState, ChargeResult> endTurn(ChargeState state, Umpire umpire) {
    Ending ending = state.ending().orElseThrow();
    umpire.note("DG6", "the charge ends: {}", ending);
    boolean over =
        state.charger().isDestroyed()
            || state.target().isDestroyed()
            || umpire.reached(request.turns());
    return over
        ? Step.ended(new ChargeResult(ending, state.charger(), state.target()))
        : Step.nextTurn(state.nextTurn());
  }

  @Override
  public ChargeState first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return request.turns();
  }

  @Override
  public Step<ChargeState, ChargeResult> step(ChargeState state, Umpire umpire) {
    heading(state.stage(), umpire);
    return state.stage().play(this, state, umpire);
  }

  private static void heading(Stage stage, Umpire umpire) {
    umpire.heading(stage.readings(), "Turn {turn}, {}", stage);
  }

  @Override
  public List<Measure<ChargeResult>> measures() {
    Measures<ChargeResult> measures = new Measures<>();
    measures
        .success("the charger wins, or its target does not stand", ChargeResult::isWon)
        .category("ending", "where the charge ends", Ending.class, ChargeResult::ending);
    Measures<ChargeResult> charger = measures.of(Side.ATTACKER, "the charger");
    Measures<ChargeResult> target = measures.of(Side.DEFENDER, "the target");
    int charging = first.charger().figures();
    int charged = first.target().figures();
    charger.count(
        "Casualties", "figures {} loses", charging, r -> charging - r.charger().figures());
    target.count("Casualties", "figures {} loses", charged, r -> charged - r.target().figures());
    charger.category("State", "{} is then", Morale.class, r -> r.charger().morale());
    target.category("State", "{} is then", Morale.class, r -> r.target().morale());
    return measures
        .flag("contact", "it comes to a close assault", r -> r.charger().contact())
        .turns("turns", "turns played")
        .list();
  }

  @Override
  public Doctrine doctrine() {
    return this;
  }

  @Override
  @SuppressWarnings("unchecked") // the only choice is whether to countercharge
  public <O> O choose(Choice<O> choice) {
    return (O) (Boolean) countercharging.isWanted();
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("charger", request.charger().toString()));
    facts.add(new Fact("target", request.target().toString()));
    facts.add(new Fact("ground", request.ground() + ", from the " + request.from()));
    if (request.musket() != Musket.NONE) {
      facts.add(new Fact("defensive fire", request.musket() + " muskets"));
    }
    if (request.gunsFire()) {
      facts.add(new Fact("defensive fire", "the target's guns"));
    }
    facts(facts, "guns in support", request.gunsInSupport());
    facts(facts, "fire at charger", request.fireAtCharger());
    facts(facts, "guns at charger", request.gunsAtCharger());
    facts(facts, "fire at target", request.fireAtTarget());
    facts(facts, "guns at target", request.gunsAtTarget());
    if (request.opportunity()) {
      facts.add(new Fact("charge", "of opportunity"));
    }
    if (countercharging.isWanted()) {
      facts.add(new Fact("countercharge", "always" + countercharging.exception(first.target())));
    }
    if (request.turns() > 1) {
      facts.add(new Fact("turns", "up to " + request.turns()));
    }
    Variant.describe(request.variant(), facts);
    return facts;
  }

  private static void facts(List<Fact> facts, String label, List<?> those) {
    those.forEach(one -> facts.add(new Fact(label, one.toString())));
  }

  /**
   * The tests to come, as things stand before any fire, as far as the charge can come then: up to
   * one that fails on any roll.
   */
  @Override
  public List<ChargeState> openings() {
    List<ChargeState> openings = new ArrayList<>(List.of(first));
    if (mayCharge(first)) {
      openings.add(first.at(Stage.BEING_CHARGED));
      if (tests.targetMayPass(Test.BEING_CHARGED, first.at(Stage.BEING_CHARGED))) {
        openings.add(first.at(Stage.CHARGE_HOME));
      }
    }
    return openings;
  }

  private boolean mayCharge(ChargeState state) {
    return !state.charger().isRouting() && tests.chargerMayPass(Test.CHARGE, state);
  }

  /**
   * The tests and what is settled of the close assault before its dice. What an automatic victory
   * comes to is left out: whether the charge gets that far is not known yet.
   */
  @Override
  public void opening(Umpire umpire) {
    Engagement.super.opening(umpire);
    ChargeState home = openings().get(openings().size() - 1);
    if (home.stage() == Stage.CHARGE_HOME && tests.chargerMayPass(Test.CHARGE_HOME, home)) {
      heading(Stage.CLOSE_ASSAULT, umpire);
      assault(countercharging.decided(first, umpire) ? first.countercharging() : first, umpire);
    }
  }
}
