package vedette.rules.daysofglory.morale;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.OpeningUmpire;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.Variant;
import vedette.rules.daysofglory.units.Conditions;
import vedette.rules.daysofglory.units.DaysOfGloryVariant;
import vedette.rules.daysofglory.units.FactorTable;
import vedette.rules.daysofglory.units.Ground;
import vedette.rules.daysofglory.units.MoralePhase;
import vedette.rules.daysofglory.units.PreparedUnit;
import vedette.rules.daysofglory.units.Unit;
import vedette.rules.daysofglory.units.UnitState;
import vedette.rules.daysofglory.units.Wording;
import vedette.source.TextFault;
import vedette.table.Tables;

/** One morale test of a unit, and what comes of it. It is one step. */
public final class MoraleEngagement implements Rules<Boolean, TestResult> {
  /** What a player says of a morale test. */
  public record Request(
      @Field(text = "kind of test", example = "charge") MoraleTest test,
      @Field(text = "unit that is tested", example = "inf 5/8 shaken general capable")
          @Allows(value = Wording.UNIT + " fellBack tested", keeps = "irregular suppressed still")
          Unit unit,
      @Field(text = "shooting test: the unit is advancing", optional = true) boolean advancing,
      @Field(text = "ground of the unit", fallback = "open") Ground ground,
      @Field(text = Wording.FIGURES, fallback = "4", min = 1, max = 20) int figuresPerStand,
      @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
      implements DaysOfGloryVariant.HasVariantsInForce {}

  private final Request request;
  private final MoraleRoll tests;
  private final TestSubject unit;

  /** Where the test stands in the Morale Phase; empty for one of a later phase. */
  private final Optional<MoralePhase> phase;

  /** Whether what was of the turn before outlives this test (DG-V10). */
  private final boolean keepsTurnBefore;

  public MoraleEngagement(Request request, Tables tables) {
    this.request = request;
    if (request.ground() != Ground.OPEN && !mayDefend()) {
      throw new TextFault(
          "ground",
          "--ground has no effect on this test",
          "leave it out, or write --test being-charged, or --test shooting without --advancing");
    }
    if (request.advancing() && request.test() != MoraleTest.SHOOTING) {
      throw new TextFault(
          "advancing",
          "--advancing has no effect on this test",
          "leave it out, or write --test shooting");
    }
    MoraleFactorTable factors = MoraleFactorTable.of(tables);
    PreparedUnit written =
        PreparedUnit.of(
            request.unit(),
            request.figuresPerStand(),
            "unit",
            FactorTable.conditions(tables, FactorTable.MORALE));
    factors.checkCounting(
        request.unit().givenConditions(),
        request.test(),
        "unit",
        counting ->
            counting.isEmpty()
                ? "leave it out"
                : "leave it out, or write --test " + String.join(" or --test ", counting));
    tests = new MoraleRoll(factors);
    phase = request.test().phase();
    UnitState drawnUp = phase.map(test -> written.entering(test)).orElseGet(written::initial);
    unit =
        TestSubject.withoutEnemy(
            "the unit", request.test(), drawnUp, request.advancing(), request.ground());
    keepsTurnBefore = !writtenAfterwards(drawnUp).equals(drawnUp.notation());
  }

  /** As a further request writes it: of the same turn after a test of the Morale Phase. */
  private String writtenAfterwards(UnitState now) {
    return phase.isPresent() ? now.writtenInThisTurn(phase.get()) : now.notation();
  }

  private boolean mayDefend() {
    return request.test() == MoraleTest.BEING_CHARGED
        || request.test() == MoraleTest.SHOOTING && !request.advancing();
  }

  /** The fight with what is told of it. */
  public Engagement<Boolean, TestResult> engagement() {
    return Engagement.of(this, measures(), Story.of(situation()).withSummary(summary()))
        .leaving(this::survivors);
  }

  /**
   * Returns what an answer begins with. Where a rally test is not passed, the unit stays as it is.
   */
  private static String summary() {
    StringBuilder text = new StringBuilder("The unit passes the test {+success} of the time");
    for (TestResult result : TestResult.values()) {
      if (!result.isPassed() && result != TestResult.NOT_RALLIED) {
        text.append("; ").append(result.clause());
        text.append(" {?effect is ").append(result).append('}');
      }
    }
    return text.toString();
  }

  @Override
  public Boolean first() {
    return true;
  }

  @Override
  public Step<Boolean, TestResult> step(Boolean state, Umpire umpire) {
    if (keepsTurnBefore) {
      umpire.note("DG-V10", "conditions of the turn before count in the shooting of this turn");
    }
    phase.ifPresent(test -> request.unit().noteTurn(test, unit.who(), umpire));
    return Step.ended(tests.roll(unit, umpire));
  }

  List<SurvivingStack> survivors(TestResult result) {
    return List.of(
        new SurvivingStack("unit", 0, List.of(writtenAfterwards(result.of(unit.unit())))));
  }

  private List<Measure<TestResult>> measures() {
    return List.of(
        Measure.success("the unit passes", TestResult::isPassed),
        Measure.category("effect", "outcome", TestResult.class, result -> result));
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("test", request.test().toString()));
    facts.add(new Fact("unit", request.unit().toString()));
    if (request.ground() != Ground.OPEN) {
      facts.add(new Fact("ground", request.ground().toString()));
    }
    if (request.test() == MoraleTest.RALLY && !isOutOfOrder()) {
      facts.add(new Fact("unit", "in good order, needs no rally"));
    }
    List<String> factors = new ArrayList<>();
    int sum =
        tests.score(
            unit,
            OpeningUmpire.heardBy(
                note -> {
                  if (note instanceof Note.Modifier modifier) {
                    factors.add(Note.signed(modifier.value()) + " " + modifier.name());
                  }
                }));
    facts.add(new Fact("factors", factors.isEmpty() ? "none" : String.join("; ", factors)));
    facts.add(new Fact("score", sum + "; the unit passes on a higher D6"));
    Variant.describe(request.variant(), facts);
    return facts;
  }

  private boolean isOutOfOrder() {
    Conditions said = request.unit().givenConditions();
    return unit.unit().needsRally()
        || Stream.of(MoraleCondition.DISORDERED, MoraleCondition.SHAKEN, MoraleCondition.ROUTING)
            .anyMatch(disorder -> said.has(disorder.toString()));
  }
}
