package vedette.rules.daysofglory.assault;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.Names;
import vedette.rules.Variant;
import vedette.rules.daysofglory.damage.DamageTable;
import vedette.rules.daysofglory.damage.GunDamage;
import vedette.rules.daysofglory.damage.LossMeasures;
import vedette.rules.daysofglory.units.Conditions;
import vedette.rules.daysofglory.units.DaysOfGloryVariant;
import vedette.rules.daysofglory.units.Facing;
import vedette.rules.daysofglory.units.FactorTable;
import vedette.rules.daysofglory.units.Ground;
import vedette.rules.daysofglory.units.Morale;
import vedette.rules.daysofglory.units.PreparedUnit;
import vedette.rules.daysofglory.units.Unit;
import vedette.rules.daysofglory.units.UnitState;
import vedette.rules.daysofglory.units.Wording;
import vedette.rules.kit.Measures;
import vedette.source.Nearest;
import vedette.source.TextFault;
import vedette.table.Tables;

/**
 * One close assault of all units in contact. A step is one roll of both sides, or one hit on guns
 * (DG8).
 */
public final class CloseAssaultEngagement
    implements Rules<CloseAssaultEngagement.State, CloseAssaultEngagement.Result> {
  /** What a player says of a close assault. */
  public record Request(
      @Field(text = "charging unit; repeatable", example = "cav 6 class 3")
          @Allows(value = Wording.UNIT, keeps = "irregular fellBack tested still suppressed")
          List<Unit> attacker,
      @Field(text = "unit that is charged; repeatable", example = "inf 12")
          @Allows(value = Wording.UNIT, keeps = "irregular fellBack tested still suppressed")
          List<Unit> defender,
      @Field(text = Wording.GROUND, fallback = "open") Ground ground,
      @Field(text = Wording.FROM, fallback = "front") Facing from,
      @Field(text = Wording.FIGURES, fallback = "4", min = 1, max = 20) int figuresPerStand,
      @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
      implements DaysOfGloryVariant.HasVariantsInForce {}

  /** What a close assault consults. */
  public static final List<String> TABLES =
      Stream.concat(AssaultTables.IDS.stream(), Stream.of(DamageTable.ID)).toList();

  /** What an answer begins with: who wins, and who does not stay for a further turn. */
  private static final String SUMMARY =
      "The attacker wins {+winner is attacker} of the time; the defender wins {?winner is"
          + " defender}; the attacker routs {?attackerState is routing}; the attacker is destroyed"
          + " {?attackerState is destroyed}; the defender routs {?defenderState is routing}; the"
          + " defender is destroyed {?defenderState is destroyed}. Average losses in figures:"
          + " attacker {-attackerLosses}, defender {+defenderLosses}";

  private final Request request;
  private final AssaultTables tables;
  private final AssaultSituation assault;
  private final GunDamage damage;

  /**
   * Before a roll.
   *
   * @param tied whether the scores have been equal so far
   * @param fought its result while hits on guns are still to be rolled for; null before
   */
  record State(boolean tied, Result fought) {}

  /** What a close assault leaves of both sides. */
  record Result(AssaultOutcome outcome, BySide<List<UnitState>> units) {
    /** Returns whether no unit of a side is left. */
    private boolean isDestroyed(Side side) {
      return units.of(side).stream().allMatch(UnitState::isDestroyed);
    }
  }

  public CloseAssaultEngagement(Request request, Tables inForce) {
    this.request = request;
    request.ground().checkCharge(request.attacker(), "attacker");
    BySide<SideState> sides =
        new BySide<>(
            new SideState(prepare(request.attacker(), "attacker", inForce), true),
            new SideState(prepare(request.defender(), "defender", inForce), false));
    tables = AssaultTables.of(inForce);
    assault =
        new AssaultSituation(
            request, tables.outnumbering(), sides, request.ground(), request.from());
    damage = GunDamage.of(inForce);
  }

  private List<UnitState> prepare(List<Unit> units, String parameter, Tables inForce) {
    Set<String> known = FactorTable.conditions(inForce);
    List<UnitState> drawnUp =
        units.stream()
            .map(
                unit ->
                    PreparedUnit.of(unit, request.figuresPerStand(), parameter, known).initial())
            .toList();
    Set<String> counting = AssaultTables.conditions(inForce);
    units.forEach(unit -> checkCounts(unit.givenConditions(), counting, parameter));
    return drawnUp;
  }

  /** Complains of a condition that counts in no close assault. */
  private static void checkCounts(Conditions said, Set<String> counting, String parameter) {
    for (Conditions.Count count : said.withoutThePast().counts()) {
      if (Nearest.equalWord(count.word(), counting).isEmpty()) {
        throw TextFault.ofWord(
            parameter,
            count.word(),
            "`" + count.word() + "` counts only in morale tests",
            "leave it out, or use `days-of-glory charge`");
      }
    }
  }

  /** The fight with what is told of it. */
  public Engagement<State, Result> engagement() {
    return Engagement.of(this, measures(), Story.of(situation()).withSummary(SUMMARY))
        .leaving(this::survivors);
  }

  @Override
  public State first() {
    return new State(false, null);
  }

  @Override
  public Step<State, Result> step(State state, Umpire umpire) {
    if (state.fought() != null) {
      return nextHit(afterHit(state.fought(), umpire));
    }
    AssaultRoll roll = umpire.memoize(() -> AssaultRoll.of(tables, assault, state.tied(), umpire));
    AssaultOutcome outcome = roll.roll(umpire);
    return outcome == null
        ? Step.sameTurn(new State(true, null))
        : nextHit(
            new Result(
                outcome,
                new BySide<>(dealt(outcome, Side.ATTACKER), dealt(outcome, Side.DEFENDER))));
  }

  private List<UnitState> dealt(AssaultOutcome outcome, Side side) {
    return outcome.dealt(side, assault.sides().of(side).units());
  }

  private static Step<State, Result> nextHit(Result result) {
    return result.units().anyMatch(units -> units.stream().anyMatch(UnitState::awaitsDamage))
        ? Step.sameTurn(new State(false, result))
        : Step.ended(result);
  }

  /** Rolls for one hit on the first guns that wait for it. */
  private Result afterHit(Result before, Umpire umpire) {
    for (Side side : Side.values()) {
      List<UnitState> units = new ArrayList<>(before.units().of(side));
      for (int unit = 0; unit < units.size(); unit++) {
        if (units.get(unit).awaitsDamage()) {
          units.set(unit, damage.roll(units.get(unit), umpire));
          return new Result(before.outcome(), before.units().with(side, List.copyOf(units)));
        }
      }
    }
    throw new IllegalStateException("no hit waits");
  }

  List<SurvivingStack> survivors(Result result) {
    List<SurvivingStack> left = new ArrayList<>();
    result
        .units()
        .forEach(
            (side, units) -> {
              for (int unit = 0; unit < units.size(); unit++) {
                left.add(
                    new SurvivingStack(side.toString(), unit, List.of(units.get(unit).notation())));
              }
            });
    return List.copyOf(left);
  }

  private Morale morale(Result result, Side side) {
    return result.isDestroyed(side)
        ? Morale.DESTROYED
        : result.outcome().of(side).morale().worse(assault.sides().of(side).worst());
  }

  /** Returns whether the attacker has won and something of him is left (DG-V6). */
  private static boolean isWon(Result result) {
    return result.outcome().winner() == Side.ATTACKER && !result.isDestroyed(Side.ATTACKER);
  }

  private List<Measure<Result>> measures() {
    Measures<Result> measures = new Measures<>();
    measures
        .success("the attacker wins and is not destroyed", CloseAssaultEngagement::isWon)
        .category("winner", "winner", Side.class, it -> it.outcome().winner())
        .category("result", "result", tables.results().allCalled(), it -> it.outcome().result());
    assault.sides().forEach((side, before) -> ofSide(side, before, measures.of(side)));
    return measures.list();
  }

  private void ofSide(Side side, SideState before, Measures<Result> of) {
    LossMeasures.count(of, before.units(), it -> it.units().of(side));
    of.category("State", "state of {} afterwards", Morale.class, it -> morale(it, side))
        .category(
            "Faces", "facing of {}", AssaultResults.FACES, it -> it.outcome().of(side).faces())
        .category(
            "Moves",
            "compulsory movement of {}",
            tables.results().movements(),
            it -> it.outcome().of(side).movement());
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts(facts, Side.ATTACKER, request.attacker());
    facts(facts, Side.DEFENDER, request.defender());
    facts.add(new Fact("ground", request.ground() + ", from the " + request.from()));
    Variant.describe(request.variant(), facts);
    return facts;
  }

  private static void facts(List<Fact> facts, Side side, List<Unit> units) {
    Names names = new Names(side, units.stream().map(Unit::name).toList());
    for (int i = 0; i < units.size(); i++) {
      facts.add(new Fact(names.label(i), units.get(i).withoutName()));
    }
  }
}
