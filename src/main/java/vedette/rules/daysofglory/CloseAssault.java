package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.Names;
import vedette.rules.kit.Measures;
import vedette.table.Grid;

/** One close assault of all units in contact. A step is one roll of both sides. */
final class CloseAssault implements Engagement<CloseAssault.State, CloseOutcome> {
  private final CloseAssaultRequest request;
  private final DaysOfGloryTables tables;
  private final BySide<Contender> sides;

  /**
   * Before a roll.
   *
   * @param tied whether the scores have been equal so far
   */
  record State(boolean tied) {}

  CloseAssault(CloseAssaultRequest request, DaysOfGloryTables tables) {
    this.request = request;
    this.tables = tables;
    List<Fighting> attackers = fighting(request.attacker(), "attacker");
    List<Fighting> defenders = fighting(request.defender(), "defender");
    sides =
        new CloseFight(
                tables, request.attacker(), request.defender(), request.ground(), request.from())
            .sides(attackers, defenders);
  }

  private List<Fighting> fighting(List<Unit> units, String parameter) {
    List<Fighting> fighting = new ArrayList<>();
    for (Unit unit : units) {
      unit.checkConditions(tables.conditions(), parameter);
      fighting.add(Fighting.of(unit, request.figuresPerStand()));
    }
    return fighting;
  }

  @Override
  public State first() {
    return new State(false);
  }

  @Override
  public Step<State, CloseOutcome> step(State state, Umpire umpire) {
    Clash clash = umpire.once(() -> Clash.of(sides, state.tied(), umpire));
    CloseOutcome outcome = clash.roll(umpire);
    return outcome == null ? Step.going(new State(true)) : Step.ended(outcome);
  }

  private int figures(Side side) {
    return sides.of(side).own().stream().mapToInt(Fighting::figures).sum();
  }

  private int casualties(CloseOutcome outcome, Side side) {
    return Math.min(figures(side), outcome.of(side).casualties());
  }

  private Morale morale(CloseOutcome outcome, Side side) {
    return casualties(outcome, side) == figures(side)
        ? Morale.DESTROYED
        : outcome.of(side).morale().worse(before(side));
  }

  /** The worst state that units of a side were in. */
  private Morale before(Side side) {
    return sides.of(side).own().stream().map(Fighting::morale).max(Morale::compareTo).orElseThrow();
  }

  /** Whether the attacker has won and something of him is left (DG-V6). */
  private boolean isWon(CloseOutcome outcome) {
    return outcome.winner() == Side.ATTACKER && morale(outcome, Side.ATTACKER) != Morale.DESTROYED;
  }

  @Override
  public List<Measure<CloseOutcome>> measures() {
    Measures<CloseOutcome> measures = new Measures<>();
    measures
        .success("the attacker wins, and is not destroyed", this::isWon)
        .category("winner", "who wins", Side.class, CloseOutcome::winner)
        .category("result", "the result", results(), CloseOutcome::result);
    for (Side side : Side.values()) {
      measures
          .of(side)
          .count("Casualties", "figures {} loses", outcome -> casualties(outcome, side))
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
        .map(i -> new CloseOutcome.Of(0, Morale.GOOD, "", i).movement())
        .toList();
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts(facts, Side.ATTACKER, request.attacker());
    facts(facts, Side.DEFENDER, request.defender());
    facts.add(new Fact("ground", request.ground() + ", from the " + request.from()));
    return facts;
  }

  private static void facts(List<Fact> facts, Side side, List<Unit> units) {
    Names names = new Names(side, units.stream().map(Unit::name).toList());
    for (int i = 0; i < units.size(); i++) {
      facts.add(new Fact(names.label(i), units.get(i).withoutName()));
    }
  }
}
