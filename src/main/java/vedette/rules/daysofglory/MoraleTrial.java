package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;
import vedette.rules.daysofglory.MoraleRequest.General;
import vedette.rules.daysofglory.MoraleRequest.Test;
import vedette.rules.kit.HeardBy;

/** One morale test, and its result. It is one step. */
final class MoraleTrial implements Engagement<Boolean, MoraleTrial.Result> {
  private final MoraleRequest request;
  private final MoraleTests tests;
  private final TestedUnit unit;

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
     * @param unit whether it is routing, was advancing under fire, or fell back the turn before
     */
    static Effect of(MoraleRequest unit, boolean passed) {
      return switch (unit.test()) {
        case CHARGE -> passed ? CHARGES : STAYS;
        case BEING_CHARGED -> passed ? STANDS : RUNS;
        case SHOOTING -> passed ? GOES_ON : underFire(unit);
        case CHARGE_HOME -> passed ? CHARGES_HOME : HALTS_SHORT;
        case RALLY -> passed ? RALLIES : NOT_RALLIED;
      };
    }

    /** Who fell back the turn before routs, and who routs goes on (DG-V5). */
    private static Effect underFire(MoraleRequest unit) {
      if (unit.routing()) {
        return GOES_ON_ROUTING;
      }
      if (unit.fellBack()) {
        return ROUTS;
      }
      return unit.advancing() ? HALTED : FALLS_BACK;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  MoraleTrial(MoraleRequest request, DaysOfGloryTables tables) {
    this.request = request;
    if ((request.advancing() || request.fellBack()) && request.test() != Test.SHOOTING) {
      throw new BadRequest(
          request.advancing() ? "advancing" : "fellBack",
          "--advancing and --fell-back belong to the shooting test",
          "leave them out, or use --test shooting");
    }
    if (Stream.of(request.disordered(), request.shaken(), request.routing())
            .filter(in -> in)
            .count()
        > 1) {
      throw new BadRequest(
          request.routing() ? "routing" : "shaken",
          "a unit is disordered, shaken or routing",
          "give only the worst of them");
    }
    boolean rallying =
        request.general().contains(General.RALLYING)
            || request.general().contains(General.EXCEPTIONAL_RALLYING);
    if (rallying && request.test() != Test.RALLY) {
      throw new BadRequest(
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
    unit = new TestedUnit(request.test(), conditions(said).withoutRoutingGeneral());
  }

  private boolean isOutOfOrder() {
    return request.disordered()
        || request.shaken()
        || request.routing()
        || unit.said().has(Condition.DISORDERED)
        || unit.said().has(Condition.SHAKEN)
        || unit.said().has(Condition.ROUTING);
  }

  private Conditions conditions(Conditions said) {
    List<General> general = request.general();
    return said.with("class-" + request.troopClass(), 1)
        .with(Condition.CLASS_3_OR_4_CHARGES, request.troopClass() >= 3)
        .with(Condition.DISORDERED, request.disordered())
        .with(Condition.SHAKEN, request.shaken())
        .with(Condition.ROUTING, request.routing())
        .with(Condition.BELOW_HALF, request.belowHalf())
        .with(Condition.GENERAL_ATTACHED, general.contains(General.ATTACHED))
        .with(Condition.GENERAL_RALLIES, general.contains(General.RALLYING))
        .with(
            Condition.EXCEPTIONAL_GENERAL_RALLIES, general.contains(General.EXCEPTIONAL_RALLYING));
  }

  @Override
  public Boolean first() {
    return true;
  }

  @Override
  public Step<Boolean, Result> step(Boolean state, Umpire umpire) {
    boolean passed = tests.passes(unit, umpire);
    if (!passed && request.test() == Test.SHOOTING) {
      MoraleTests.noteRout(request.routing(), request.fellBack(), umpire);
    }
    return Step.ended(new Result(passed, Effect.of(request, passed)));
  }

  @Override
  public List<Measure<Result>> measures() {
    return List.of(
        Measure.success("the unit passes", Result::passed),
        Measure.flag("passes", "the unit passes", Result::passed),
        Measure.category("effect", "what it does", Effect.class, Result::effect));
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("test", request.test().toString()));
    facts.add(new Fact("class", String.valueOf(request.troopClass())));
    if (request.test() == Test.RALLY && !isOutOfOrder()) {
      facts.add(new Fact("unit", "in good order: it needs no rally"));
    }
    List<String> factors = new ArrayList<>();
    int sum =
        tests.score(
            unit,
            new HeardBy(
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
