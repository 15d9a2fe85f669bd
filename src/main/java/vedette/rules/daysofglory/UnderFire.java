package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.problem.TextFault;
import vedette.rules.daysofglory.MoraleRequest.Test;
import vedette.rules.kit.Measures;

/**
 * All that shoots at one unit in a shooting phase, what its hits do to guns, and the unit's test
 * (Sequence of play; DG1 to DG3, DG8, DG-V7). A step is one die that shoots, one hit on guns or the
 * test.
 */
final class UnderFire implements Rules<UnderFire.State, UnderFire.Result> {
  private final FireRequest request;
  private final List<ShotDie> dice;
  private final Fires fires;
  private final GunDamage damage;
  private final MoraleTests tests;
  private final UnitState drawnUp;
  private final TargetType type;

  /**
   * Between two steps.
   *
   * @param die which shoots next, from 0
   * @param fires that shell has started
   * @param damaged what hits have done to the target's guns
   */
  record State(int die, UnitState target, int fires, GunDamage.Taken damaged) {}

  /** What has become of the target. */
  record Result(Effect effect, UnitState target, int fires, GunDamage.Taken damaged) {}

  /** What the fire does to the target as a whole (Morale test results). */
  enum Effect {
    NOT_HIT("it is not hit"),
    GOES_ON("it goes on"),
    HALTED("halted, disordered"),
    FALLS_BACK("shaken, falls back"),
    ROUTS("routs"),
    GOES_ON_ROUTING("goes on routing"),
    DESTROYED("destroyed");

    private final String words;

    Effect(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  /** The target's test. */
  private record UnderTest(UnitState unit) implements UnitTested {
    @Override
    public String who() {
      return "the target";
    }

    @Override
    public Test test() {
      return Test.SHOOTING;
    }
  }

  UnderFire(FireRequest request, DaysOfGloryTables tables) {
    this.request = request;
    if (request.shooter().isEmpty() && request.battery().isEmpty()) {
      throw new TextFault(
          "shooter", "nobody shoots", "give --shooter or --battery, or several of them");
    }
    if (request.advancing() && request.target().arm() == Arm.ARTILLERY) {
      throw new TextFault("advancing", "deployed guns do not advance", "leave it out");
    }
    type = request.targetType().orElseGet(this::looks);
    dice = new ArrayList<>(SmallArms.dice(tables, request.shooter(), type, "shooter"));
    dice.addAll(Guns.dice(tables, request.battery(), type, "battery"));
    fires = Fires.of(tables);
    damage = new GunDamage(tables);
    tests = tables.moraleTests();
    drawnUp =
        new DrawnUnit(request.target(), request.figuresPerStand(), "target", tables).initial();
    tables
        .moraleFactors()
        .checkCounting(
            request.target().said(), Test.SHOOTING, "target", counting -> "leave it out");
  }

  private TargetType looks() {
    return request.advancing()
        ? TargetType.ofMoving(request.target(), request.ground())
        : TargetType.ofStanding(request.target(), request.ground());
  }

  private boolean isGuns() {
    return drawnUp.is(Arm.ARTILLERY);
  }

  /** The fight with what is told of it. */
  Engagement<State, Result> engagement() {
    return Engagement.of(this, measures(), situation()).leaving(this::left).openedBy(this::opening);
  }

  @Override
  public State first() {
    return new State(0, drawnUp, 0, damage.none());
  }

  @Override
  public Step<State, Result> step(State state, Umpire umpire) {
    if (state.damaged().waiting() > 0) {
      return rollDamage(state, umpire);
    }
    return state.die() < dice.size() ? shoot(state, umpire) : test(state, umpire);
  }

  private Step<State, Result> shoot(State state, Umpire umpire) {
    umpire.heading("DG8 DG-V7", "Fire");
    ShotDie die = dice.get(state.die());
    int face = die.face(umpire);
    int hits = die.faces().hits(face);
    int burning = state.fires() + (die.faces().fire(face) ? fires.start(umpire) : 0);
    UnitState target = isGuns() ? state.target().struck(hits) : state.target().hit(hits);
    GunDamage.Taken damaged = isGuns() ? state.damaged().hit(hits) : state.damaged();
    return after(new State(state.die() + 1, target, burning, damaged));
  }

  private Step<State, Result> rollDamage(State state, Umpire umpire) {
    umpire.heading("DG8 DG-V7", "Damage");
    GunDamage.Taken damaged = damage.roll(state.damaged(), umpire);
    boolean gunLost = damage.gunsDestroyed(damaged) > damage.gunsDestroyed(state.damaged());
    UnitState target = gunLost ? state.target().withoutGun() : state.target();
    return after(new State(state.die(), target, state.fires(), damaged));
  }

  /** Goes on to the next roll that matters; ends where there is none. */
  private Step<State, Result> after(State state) {
    int die = state.die();
    while (die < dice.size() && !matters(dice.get(die), state)) {
      die++;
    }
    State next = new State(die, state.target(), state.fires(), state.damaged());
    if (die < dice.size() || state.damaged().waiting() > 0) {
      return Step.going(next);
    }
    if (state.target().isDestroyed()) {
      return end(Effect.DESTROYED, state.target(), state);
    }
    return state.target().hits() == 0
        ? end(Effect.NOT_HIT, state.target(), state)
        : Step.going(next);
  }

  /** All shoot at once: at who is no more dice can still start fires, and hits are counted. */
  private boolean matters(ShotDie die, State state) {
    return isGuns() || !state.target().isDestroyed() || die.faces().burns();
  }

  private Step<State, Result> test(State state, Umpire umpire) {
    UnitState target = state.target();
    if (target.hits() == 0) {
      return end(Effect.NOT_HIT, target, state);
    }
    umpire.heading("DG-V7", "Test of the target");
    if (tests.passes(new UnderTest(target), umpire)) {
      return end(Effect.GOES_ON, target, state);
    }
    MoraleTests.noteRout(target, umpire);
    return end(failed(target), target.failedUnderFire(request.advancing()), state);
  }

  private Effect failed(UnitState target) {
    return switch (target.failing(request.advancing())) {
      case GOES_ON_ROUTING -> Effect.GOES_ON_ROUTING;
      case ROUTS -> Effect.ROUTS;
      case HALTED -> Effect.HALTED;
      case FALLS_BACK -> Effect.FALLS_BACK;
    };
  }

  private Step<State, Result> end(Effect effect, UnitState target, State state) {
    UnitState after = target.suppressed(damage.gunsSuppressed(state.damaged(), target.stands()));
    return Step.ended(new Result(effect, after, state.fires(), state.damaged()));
  }

  List<Left> left(Result result) {
    return List.of(new Left("target", 0, List.of(result.target().written())));
  }

  private List<Measure<Result>> measures() {
    Measures<Result> measures = new Measures<>();
    int figures = drawnUp.figures();
    measures
        .category("effect", "what it does", Effect.class, Result::effect)
        .category("state", "the target is then", Morale.class, r -> r.target().morale());
    if (isGuns()) {
      int before = drawnUp.hits();
      measures.count("hits", "hits on its guns", most(), r -> r.target().hits() - before);
      damage.measures(measures, drawnUp.stands(), most());
    } else {
      measures.count(
          "casualties", "figures it loses", figures, r -> figures - r.target().figures());
    }
    if (request.battery().stream().anyMatch(Battery::shell)) {
      measures.count("fires", "fires started", dice.size(), Result::fires);
    }
    return measures.list();
  }

  private int most() {
    return dice.stream().mapToInt(die -> die.faces().most()).sum();
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("target", request.target().toString()));
    facts.add(new Fact("ground", request.ground() + (request.advancing() ? ", advancing" : "")));
    facts.add(new Fact("looks", type.toString()));
    request.shooter().forEach(volley -> facts.add(new Fact("shooter", volley.toString())));
    request.battery().forEach(battery -> facts.add(new Fact("battery", battery.toString())));
    return facts;
  }

  /** The cells that all dice are read by. */
  private void opening(Umpire umpire) {
    umpire.heading("DG8 DG-V7", "Fire");
    dice.forEach(die -> die.note(umpire));
    if (dice.isEmpty()) {
      umpire.note("DG3", "no die can bring a hit");
    }
  }
}
