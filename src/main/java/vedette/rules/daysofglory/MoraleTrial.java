package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Opening;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.problem.TextFault;
import vedette.rules.daysofglory.MoraleRequest.General;
import vedette.rules.daysofglory.MoraleRequest.Test;

/** One morale test, and its result. It is one step. */
final class MoraleTrial implements Rules<Boolean, MoraleTrial.Result> {
  private final MoraleRequest request;
  private final MoraleTests tests;
  private final MoraleTests.Tested unit;

  /** The unit, if it is named. */
  private final Optional<UnitState> drawnUp;

  /** A unit that is named: it is as it stands, and what is said of it besides holds too. */
  private record NamedUnit(Test test, UnitState unit, Conditions further) implements UnitTested {
    @Override
    public String who() {
      return "the unit";
    }

    @Override
    public Conditions said() {
      return Conditions.together(List.of(UnitTested.super.said(), further));
    }
  }

  /** A unit of which all that counts is said. */
  private record TestedUnit(Test test, Conditions said) implements MoraleTests.Tested {
    @Override
    public String who() {
      return "the unit";
    }

    @Override
    public boolean holds(Condition condition) {
      return false;
    }
  }

  /** How a test went. */
  record Result(boolean passed, Effect effect) {}

  /** What a test does (Morale test results). */
  enum Effect {
    CHARGES("charges"),
    STAYS("stays"),
    STANDS("stands"),
    RUNS("runs"),
    GOES_ON("goes on"),
    HALTED("halted, disordered"),
    FALLS_BACK("shaken, falls back"),
    ROUTS("routs"),
    GOES_ON_ROUTING("goes on routing"),
    CHARGES_HOME("charges home"),
    HALTS_SHORT("halts short, disordered"),
    RALLIES("rallies"),
    NOT_RALLIED("not rallied");

    private final String words;

    Effect(String words) {
      this.words = words;
    }

    /**
     * What a test does.
     *
     * @param routing whether the unit is routing
     * @param advancing whether it was advancing under fire
     * @param fellBack whether it fell back the turn before
     */
    static Effect of(
        Test test, boolean passed, boolean routing, boolean advancing, boolean fellBack) {
      return switch (test) {
        case CHARGE -> passed ? CHARGES : STAYS;
        case BEING_CHARGED -> passed ? STANDS : RUNS;
        case SHOOTING ->
            passed ? GOES_ON : failed(FailedUnderFire.of(routing, fellBack, advancing));
        case CHARGE_HOME -> passed ? CHARGES_HOME : HALTS_SHORT;
        case RALLY -> passed ? RALLIES : NOT_RALLIED;
      };
    }

    private static Effect failed(FailedUnderFire failed) {
      return switch (failed) {
        case GOES_ON_ROUTING -> GOES_ON_ROUTING;
        case ROUTS -> ROUTS;
        case HALTED -> HALTED;
        case FALLS_BACK -> FALLS_BACK;
      };
    }

    /** What it makes of a unit (DG-V5). */
    UnitState of(UnitState before) {
      return switch (this) {
        case HALTED, HALTS_SHORT -> before.disordered();
        case FALLS_BACK -> before.fallenBack();
        case RUNS, ROUTS -> before.with(Morale.ROUTING);
        case RALLIES -> before.with(Morale.GOOD);
        default -> before;
      };
    }

    @Override
    public String toString() {
      return words;
    }
  }

  MoraleTrial(MoraleRequest request, DaysOfGloryTables tables) {
    this.request = request;
    if ((request.advancing() || request.fellBack()) && request.test() != Test.SHOOTING) {
      throw new TextFault(
          request.advancing() ? "advancing" : "fellBack",
          "--advancing and --fell-back belong to the shooting test",
          "leave them out, or use --test shooting");
    }
    if (Stream.of(request.disordered(), request.shaken(), request.routing())
            .filter(in -> in)
            .count()
        > 1) {
      throw new TextFault(
          request.routing() ? "routing" : "shaken",
          "a unit is disordered, shaken or routing",
          "give only the worst of them");
    }
    boolean rallying =
        request.general().contains(General.RALLYING)
            || request.general().contains(General.EXCEPTIONAL_RALLYING);
    if (rallying && request.test() != Test.RALLY) {
      throw new TextFault(
          "general",
          "a general rallies in a rally test only",
          "use --general attached, or --test rally");
    }
    Conditions said = Conditions.together(request.with());
    said.checkKnown(tables.moraleConditions(), "with", "no morale factor");
    tables
        .moraleFactors()
        .checkCounting(
            said,
            request.test(),
            "with",
            counting -> "it counts in --test " + String.join(" and --test ", counting));
    tests = tables.moraleTests();
    drawnUp = request.unit().map(named -> drawnUp(named, tables));
    unit =
        drawnUp.isPresent()
            ? new NamedUnit(request.test(), drawnUp.get(), generals(said).withoutRoutingGeneral())
            : new TestedUnit(request.test(), conditions(said).withoutRoutingGeneral());
  }

  private UnitState drawnUp(Unit named, DaysOfGloryTables tables) {
    if (request.disordered()
        || request.shaken()
        || request.routing()
        || request.belowHalf()
        || request.fellBack()) {
      throw new TextFault(
          "unit",
          "what a named unit is stands behind its name",
          "write it there, as in `inf 5/8 shaken fell-back`, and leave the options out");
    }
    tables
        .moraleFactors()
        .checkCounting(named.said(), request.test(), "unit", counting -> "leave it out");
    DrawnUnit asWritten = new DrawnUnit(named, request.figuresPerStand(), "unit", tables);
    return (beginsTurn() ? asWritten.afterItsTest(tables) : asWritten).initial();
  }

  /**
   * Whether the unit has had its test of the Morale Phase, so that this is one of the next turn.
   */
  private boolean beginsTurn() {
    return request.test().isBeforeShooting() && request.unit().filter(Unit::tested).isPresent();
  }

  private boolean isRouting() {
    return request.routing() || drawnUp.isPresent() && drawnUp.get().isRouting();
  }

  private boolean hasFallenBack() {
    return request.fellBack() || drawnUp.isPresent() && drawnUp.get().hasFallenBack();
  }

  private boolean isOutOfOrder() {
    return request.disordered()
        || request.shaken()
        || request.routing()
        || drawnUp.isPresent() && drawnUp.get().needsRally()
        || unit.said().has(Condition.DISORDERED)
        || unit.said().has(Condition.SHAKEN)
        || unit.said().has(Condition.ROUTING);
  }

  private Conditions conditions(Conditions said) {
    return generals(said)
        .with("class-" + request.troopClass(), 1)
        .with(Condition.CLASS_3_OR_4_CHARGES, request.troopClass() >= 3)
        .with(Condition.DISORDERED, request.disordered())
        .with(Condition.SHAKEN, request.shaken())
        .with(Condition.ROUTING, request.routing())
        .with(Condition.BELOW_HALF, request.belowHalf());
  }

  private Conditions generals(Conditions said) {
    List<General> general = request.general();
    return said.with(Condition.GENERAL_ATTACHED, general.contains(General.ATTACHED))
        .with(Condition.GENERAL_RALLIES, general.contains(General.RALLYING))
        .with(
            Condition.EXCEPTIONAL_GENERAL_RALLIES, general.contains(General.EXCEPTIONAL_RALLYING));
  }

  /** The fight with what is told of it. */
  Engagement<Boolean, Result> engagement() {
    return Engagement.of(this, measures(), situation()).leaving(this::left);
  }

  @Override
  public Boolean first() {
    return true;
  }

  @Override
  public Step<Boolean, Result> step(Boolean state, Umpire umpire) {
    boolean passed = tests.passes(unit, umpire);
    if (request.test().isBeforeShooting()
        && drawnUp.filter(now -> !now.writtenInThisTurn().equals(now.written())).isPresent()) {
      umpire.note("DG-V10", "what was of the turn before counts in the shooting of this one");
    }
    if (beginsTurn()) {
      umpire.note("DG-V10", "it has had its test of the turn before: this is the next turn");
    }
    if (!passed && request.test() == Test.SHOOTING) {
      MoraleTests.noteRout(isRouting(), hasFallenBack(), umpire);
    }
    Effect effect =
        Effect.of(request.test(), passed, isRouting(), request.advancing(), hasFallenBack());
    return Step.ended(new Result(passed, effect));
  }

  List<Left> left(Result result) {
    return drawnUp
        .map(before -> new Left("unit", 0, List.of(written(result.effect().of(before)))))
        .map(List::of)
        .orElse(List.of());
  }

  private String written(UnitState now) {
    return request.test().isBeforeShooting() ? now.writtenInThisTurn() : now.written();
  }

  private List<Measure<Result>> measures() {
    return List.of(
        Measure.success("the unit passes", Result::passed),
        Measure.flag("passes", "the unit passes", Result::passed),
        Measure.category("effect", "what it does", Effect.class, Result::effect));
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("test", request.test().toString()));
    facts.add(
        request
            .unit()
            .map(named -> new Fact("unit", named.toString()))
            .orElseGet(() -> new Fact("class", String.valueOf(request.troopClass()))));
    if (request.test() == Test.RALLY && !isOutOfOrder()) {
      facts.add(new Fact("unit", "in good order: it needs no rally"));
    }
    List<String> factors = new ArrayList<>();
    int sum =
        tests.score(
            unit,
            Opening.heardBy(
                note -> {
                  if (note instanceof Note.Modifier modifier) {
                    factors.add(Note.signed(modifier.value()) + " " + modifier.name());
                  }
                }));
    facts.add(new Fact("factors", factors.isEmpty() ? "none" : String.join("; ", factors)));
    facts.add(new Fact("score", sum + ", to be exceeded by a D6"));
    return facts;
  }
}
