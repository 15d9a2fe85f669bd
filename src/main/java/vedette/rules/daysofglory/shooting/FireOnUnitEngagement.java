package vedette.rules.daysofglory.shooting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.Variant;
import vedette.rules.daysofglory.damage.DamageTable;
import vedette.rules.daysofglory.morale.MoraleFactorTable;
import vedette.rules.daysofglory.morale.MoraleRoll;
import vedette.rules.daysofglory.morale.MoraleTest;
import vedette.rules.daysofglory.morale.TestResult;
import vedette.rules.daysofglory.morale.TestSubject;
import vedette.rules.daysofglory.shooting.ShootingPhase.State.Phase;
import vedette.rules.daysofglory.shooting.ShotDie.Shot;
import vedette.rules.daysofglory.units.Arm;
import vedette.rules.daysofglory.units.DaysOfGloryVariant;
import vedette.rules.daysofglory.units.FactorTable;
import vedette.rules.daysofglory.units.Ground;
import vedette.rules.daysofglory.units.Morale;
import vedette.rules.daysofglory.units.PreparedUnit;
import vedette.rules.daysofglory.units.Unit;
import vedette.rules.daysofglory.units.UnitState;
import vedette.rules.daysofglory.units.Wording;
import vedette.rules.kit.Measures;
import vedette.source.TextFault;
import vedette.table.Tables;

/**
 * A turn of a firefight in which one unit is shot at and does not shoot: with its test, whatever
 * state it is in (DG-V7). A step is one die that shoots, one hit on guns or the test.
 */
public final class FireOnUnitEngagement
    implements Rules<ShootingPhase.State, FireOnUnitEngagement.Result>, ShootingPhase.Plan {
  /** What a player says of all that shoots at one unit in a shooting phase. */
  public record Request(
      @Field(text = "target unit", example = "inf 12 column")
          @Allows(value = Wording.UNIT + " fellBack", keeps = "irregular tested still suppressed")
          Unit target,
      @Field(
              text = "shooting infantry, in stands; repeatable",
              optional = true,
              example = "8 smoothbore; range 6")
          List<Volley> shooter,
      @Field(
              text = "shooting battery; repeatable",
              optional = true,
              example = "4 smoothbore; range 12")
          List<Battery> battery,
      @Field(text = "ground of the target", fallback = "open") Ground ground,
      @Field(text = "target type [default: by its arm, formation and ground]", example = "dense")
          Optional<TargetType> targetType,
      @Field(text = "the target is advancing", optional = true) boolean advancing,
      @Field(text = Wording.FIGURES, fallback = "4", min = 1, max = 20) int figuresPerStand,
      @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
      implements DaysOfGloryVariant.HasVariantsInForce {}

  /** What fire at a unit consults, with its test. */
  public static final List<String> TABLES =
      List.of(
          FactorTable.MORALE,
          ShootingTables.SMALL_ARMS,
          ShootingTables.RANGES,
          ShootingTables.ARTILLERY,
          ShootingTables.ARTILLERY_RANGES,
          ShootingTables.SHELL_RANGES,
          ShootingTables.FIRES,
          DamageTable.ID);

  private static final String NOT_HIT = "no hits";
  private static final String GOES_ON = "continues";
  private static final String DESTROYED = "destroyed";
  private static final List<String> EFFECTS =
      List.of(
          NOT_HIT,
          GOES_ON,
          TestResult.HALTED.toString(),
          TestResult.FALLS_BACK.toString(),
          TestResult.ROUTS.toString(),
          TestResult.GOES_ON_ROUTING.toString(),
          DESTROYED);

  /** What an answer begins with: the effects, of which one comes about, add up to 100%. */
  private static final String SUMMARY =
      "The target loses {+defenderLosses} figures on average"
          + " | the target loses {+gunsLost} guns on average, of {hits} hits; "
          + EFFECTS.stream()
              .map(effect -> clause(effect) + " {?effect is " + effect + "}")
              .collect(Collectors.joining("; "));

  private static String clause(String effect) {
    return switch (effect) {
      case NOT_HIT -> "it is not hit";
      case GOES_ON -> "it continues";
      case DESTROYED -> "it is destroyed";
      default -> TestResult.of(effect).clause();
    };
  }

  private final Request request;
  private final List<Shot> shots = new ArrayList<>();
  private final ShootingPhase shooting;
  private final MoraleRoll tests;
  private final UnitState drawnUp;
  private final TargetType type;

  /** What has become of the target. */
  record Result(String effect, UnitState target, int fires, DamageTable.Tally damaged) {}

  public FireOnUnitEngagement(Request request, Tables tables) {
    this.request = request;
    if (request.shooter().isEmpty() && request.battery().isEmpty()) {
      throw new TextFault("shooter", "no unit shoots", "add --shooter or --battery");
    }
    if (request.advancing() && request.target().isDeployedArtillery()) {
      throw new TextFault(
          "advancing",
          "deployed guns cannot advance",
          "leave it out, or write `limbered` for the guns");
    }
    type =
        request
            .targetType()
            .orElse(TargetType.of(request.target(), request.ground(), request.advancing()));
    Weapon.dice(
            ShootingTables.of(tables), request.shooter(), "shooter", request.battery(), "battery")
        .forEach(dice -> shots.addAll(Shot.of(0, 0, dice.at(type))));
    shooting = new ShootingPhase(this, tables);
    MoraleFactorTable factors = MoraleFactorTable.of(tables);
    tests = new MoraleRoll(factors);
    drawnUp =
        PreparedUnit.of(
                request.target(),
                request.figuresPerStand(),
                "target",
                FactorTable.conditions(tables))
            .initial();
    factors.checkCounting(
        request.target().givenConditions(),
        MoraleTest.SHOOTING,
        "target",
        counting -> "leave it out");
  }

  @Override
  public List<Shot> shots(List<UnitState> units, Umpire umpire) {
    return shots;
  }

  /** The fight with what is told of it. */
  public Engagement<ShootingPhase.State, Result> engagement() {
    return Engagement.of(
            this, measures(), Story.of(situation()).withOpening(this::opening).withSummary(SUMMARY))
        .leaving(this::survivors);
  }

  @Override
  public ShootingPhase.State first() {
    return shooting.first(List.of(drawnUp)).beginShooting();
  }

  @Override
  public Step<ShootingPhase.State, Result> step(ShootingPhase.State before, Umpire umpire) {
    ShootingPhase.State state = shooting.advanceToRoll(before, umpire);
    if (state.phase() == Phase.TESTS) {
      return test(state, umpire);
    }
    heading(state.phase(), umpire);
    ShootingPhase.State next = shooting.advanceToRoll(shooting.roll(state, umpire), umpire);
    return next.phase() == Phase.TESTS && !next.unit().testsUnderFire()
        ? test(next, umpire)
        : Step.sameTurn(next);
  }

  private static void heading(Phase phase, Umpire umpire) {
    umpire.heading("DG8 DG-V7", "Fire, {}", phase);
  }

  private Step<ShootingPhase.State, Result> test(ShootingPhase.State state, Umpire umpire) {
    UnitState target = state.unit();
    if (!target.testsUnderFire()) {
      return end(target.isDestroyed() ? DESTROYED : NOT_HIT, target, state);
    }
    heading(Phase.TESTS, umpire);
    TestResult result =
        tests.roll(
            TestSubject.withoutEnemy(
                "the target", MoraleTest.SHOOTING, target, request.advancing(), request.ground()),
            umpire);
    return end(result.isPassed() ? GOES_ON : result.toString(), result.of(target), state);
  }

  private static Step<ShootingPhase.State, Result> end(
      String effect, UnitState target, ShootingPhase.State state) {
    return Step.ended(new Result(effect, target, state.fires(), state.damaged()));
  }

  List<SurvivingStack> survivors(Result result) {
    return List.of(new SurvivingStack("target", 0, List.of(result.target().notation())));
  }

  private List<Measure<Result>> measures() {
    Measures<Result> measures = new Measures<>();
    int figures = drawnUp.figures();
    measures
        .category("effect", "outcome", EFFECTS, Result::effect)
        .category(
            "defenderState",
            "state of the target afterwards",
            Morale.class,
            r -> r.target().morale());
    if (drawnUp.is(Arm.ARTILLERY)) {
      int before = drawnUp.hits();
      measures.count(
          "hits", "hits on the target's guns", maxHits(), r -> r.target().hits() - before);
      int guns = drawnUp.stands();
      measures.count(
          "defenderGunsLost", "guns lost by the target", guns, r -> guns - r.target().stands());
      shooting.damage().table().measures(measures, maxHits(), Result::damaged);
    } else {
      measures.count(
          "defenderLosses",
          "figures lost by the target",
          figures,
          r -> figures - r.target().figures());
    }
    if (request.battery().stream().anyMatch(Battery::shell)) {
      measures.count("fires", "fires started", shots.size(), Result::fires);
    }
    return measures.list();
  }

  private int maxHits() {
    return shots.stream().mapToInt(shot -> shot.die().faces().maxHits()).sum();
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("target", request.target().toString()));
    facts.add(new Fact("ground", request.ground() + (request.advancing() ? ", advancing" : "")));
    facts.add(new Fact("looks", type.toString()));
    request.shooter().forEach(volley -> facts.add(new Fact("shooter", volley.toString())));
    request.battery().forEach(battery -> facts.add(new Fact("battery", battery.toString())));
    Variant.describe(request.variant(), facts);
    return facts;
  }

  /** The cells that all dice are read by. */
  private void opening(Umpire umpire) {
    heading(Phase.SHOOTING, umpire);
    request.target().noteOrder("the target", umpire);
    shots.forEach(shot -> shot.die().note(umpire));
    if (shots.isEmpty()) {
      umpire.note("DG3", "no die can score a hit");
    }
  }
}
