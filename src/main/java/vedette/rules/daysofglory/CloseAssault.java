package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.problem.Nearest;
import vedette.problem.TextFault;
import vedette.rules.Names;
import vedette.rules.Variant;
import vedette.rules.kit.Measures;
import vedette.table.Grid;

/** One close assault of all units in contact. A step is one roll of both sides. */
final class CloseAssault implements Rules<CloseAssault.State, CloseAssaultResult> {
  /** What an answer begins with: who wins, and who does not stay for a further turn. */
  private static final String SUMMARY =
      "The attacker wins {+winner is attacker} of the time; the defender wins {?winner is defender}; "
          + "the attacker routs {?attackerState is routing}; "
          + "the attacker is destroyed {?attackerState is destroyed}; "
          + "the defender routs {?defenderState is routing}; "
          + "the defender is destroyed {?defenderState is destroyed}. "
          + "Average losses in figures: attacker {-attackerCasualties}, "
          + "defender {+defenderCasualties}";

  private final CloseAssaultRequest request;
  private final DaysOfGloryTables tables;
  private final Assault assault;

  /**
   * Before a roll.
   *
   * @param tied whether the scores have been equal so far
   */
  record State(boolean tied) {}

  CloseAssault(CloseAssaultRequest request, Rulebook rules) {
    this.request = request;
    tables = rules.tables();
    BySide<SideState> sides =
        new BySide<>(
            new SideState(drawnUp(request.attacker(), "attacker"), true),
            new SideState(drawnUp(request.defender(), "defender"), false));
    assault = new Assault(rules, sides, request.ground(), request.from());
  }

  private List<UnitState> drawnUp(List<Unit> units, String parameter) {
    List<UnitState> drawnUp =
        units.stream()
            .map(
                unit -> new DrawnUnit(unit, request.figuresPerStand(), parameter, tables).initial())
            .toList();
    units.forEach(unit -> checkCounts(unit.said(), parameter));
    return drawnUp;
  }

  /** Complains of a condition that counts in no close assault. */
  private void checkCounts(Conditions said, String parameter) {
    Set<String> known = tables.assaultConditions();
    for (Conditions.Count count : said.withoutThePast().counts()) {
      if (Nearest.same(count.word(), known).isEmpty()) {
        throw TextFault.ofWord(
            parameter,
            count.word(),
            "`" + count.word() + "` counts in morale tests only",
            "leave it out, or play a charge with its tests");
      }
    }
  }

  /** The fight with what is told of it. */
  Engagement<State, CloseAssaultResult> engagement() {
    return Engagement.of(this, measures(), situation()).leaving(this::left).summedUp(SUMMARY);
  }

  @Override
  public State first() {
    return new State(false);
  }

  @Override
  public Step<State, CloseAssaultResult> step(State state, Umpire umpire) {
    AssaultRoll roll = umpire.once(() -> assault.settled(state.tied(), umpire));
    CloseAssaultResult outcome = roll.roll(umpire);
    return outcome == null ? Step.going(new State(true)) : Step.ended(outcome);
  }

  List<Left> left(CloseAssaultResult outcome) {
    List<Left> left = new ArrayList<>();
    for (Side side : Side.values()) {
      for (UnitState unit : outcome.dealt(side, assault.sides().of(side).units())) {
        int number = left.size() - (side == Side.ATTACKER ? 0 : request.attacker().size());
        left.add(new Left(side.toString(), number, List.of(unit.written())));
      }
    }
    return List.copyOf(left);
  }

  private int casualties(CloseAssaultResult outcome, Side side) {
    return Math.min(assault.sides().of(side).figures(), outcome.of(side).casualties());
  }

  private Morale morale(CloseAssaultResult outcome, Side side) {
    SideState before = assault.sides().of(side);
    return casualties(outcome, side) == before.figures()
        ? Morale.DESTROYED
        : outcome.of(side).morale().worse(before.worst());
  }

  /** Whether the attacker has won and something of him is left (DG-V6). */
  private boolean isWon(CloseAssaultResult outcome) {
    return outcome.winner() == Side.ATTACKER && morale(outcome, Side.ATTACKER) != Morale.DESTROYED;
  }

  private List<Measure<CloseAssaultResult>> measures() {
    Measures<CloseAssaultResult> measures = new Measures<>();
    measures
        .success("the attacker wins, and is not destroyed", this::isWon)
        .category("winner", "who wins", Side.class, CloseAssaultResult::winner)
        .category("result", "the result", results(), CloseAssaultResult::result);
    for (Side side : Side.values()) {
      measures
          .of(side)
          .count(
              "Casualties",
              "figures {} loses",
              assault.sides().of(side).figures(),
              outcome -> casualties(outcome, side))
          .category("State", "{} is then", Morale.class, outcome -> morale(outcome, side))
          .category(
              "Faces", "{} faces", List.of("toward", "away"), outcome -> outcome.of(side).faces())
          .category("Moves", "{} must move", movements(), outcome -> outcome.of(side).movement());
    }
    return measures.list();
  }

  private List<String> results() {
    return DaysOfGloryTables.rows(tables.states()).stream().map(tables::called).toList();
  }

  /** All compulsory movements that the table has, the furthest forward first. */
  private List<String> movements() {
    Grid table = tables.numbers(DaysOfGloryTables.MOVEMENT);
    List<Integer> inches = new ArrayList<>();
    for (int row = 0; row < table.rows().size(); row++) {
      for (int column = 0; column < table.columns().size(); column++) {
        inches.add(table.number(row, column));
      }
    }
    return inches.stream()
        .distinct()
        .sorted((a, b) -> b - a)
        .map(i -> new CloseAssaultResult.Of(0, Morale.GOOD, "", i).movement())
        .toList();
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
