package vedette.rules.crt;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Note;
import vedette.json.Problems;
import vedette.question.Asked;
import vedette.question.NamedQuestion;
import vedette.request.BadRequest;
import vedette.rules.crt.AttackTable.Possible;
import vedette.table.Grid;
import vedette.table.Tables;

/** Draws up an attack as the request has it, and says what cannot be. */
final class AttackSetup {
  private AttackSetup() {}

  /**
   * The attack that a request asks for, with the measures that its table names.
   *
   * @throws BadRequest if the table has no column or row for it
   * @throws vedette.json.WrongFile if no attack can be fought on the table
   */
  static Engagement<?, ?> measured(AttackRequest request, Tables tables) {
    Attack attack = attack(request, tables);
    Grid grid = AttackTables.of(request.table(), tables).grid();
    Problems problems = new Problems();
    NamedQuestion.Wrong wrong =
        (at, message, help) -> grid.wrongMeasure(problems, at, message, help);
    Engagement<?, ?> measured =
        Asked.named(attack, NamedQuestion.read(grid.usage().measures(), wrong), wrong);
    problems.throwIfErrors();
    return measured;
  }

  /** The attack as rules measure it. */
  static Attack attack(AttackRequest request, Tables tables) {
    AttackTable table = AttackTables.of(request.table(), tables);
    Grid grid = table.grid();
    ColumnRule columns = ColumnRule.of(grid, request);
    ChosenModifiers drms = ChosenModifiers.drms(grid, request);
    String off = grid.rollsOff(drms.sum());
    if (!off.isEmpty()) {
      throw new BadRequest(
          request.drm() != 0 ? "drm" : "with",
          "modified by " + Note.signed(drms.sum()) + " the table has no row for " + off,
          "modify less, or let its outer rows be open: \"..1\", \"6+\"");
    }
    return new Attack(
        new AttackState(request.attacker(), request.defender()),
        new Attack.Rules(table.rolledOn(drms.sum()), columns, drms, request.rounds()),
        states(request, table.possible(), drms),
        AttackMeasures.of(table, request),
        situation(request, grid, columns));
  }

  /**
   * How many pairs of strengths there are, where each of them can come about: any loss of points
   * one by one, in any order. Of other fights less can come about, and nobody knows how much.
   */
  private static double states(
      AttackRequest request, BySide<Possible> possible, ChosenModifiers drms) {
    boolean timeForAll =
        !request.rounds().limited()
            || request.rounds().most() >= request.attacker() + request.defender();
    boolean any = anyCanBeLeft(possible.attacker()) && anyCanBeLeft(possible.defender());
    return timeForAll && any && drms.sum() == 0
        ? strengths(request.attacker(), possible.attacker())
            * strengths(request.defender(), possible.defender())
        : Double.POSITIVE_INFINITY;
  }

  private static boolean anyCanBeLeft(Possible side) {
    return !side.losesPoints() || side.losesOneAlone();
  }

  private static double strengths(int before, Possible side) {
    return side.losesPoints() ? before : 1;
  }

  private static List<Fact> situation(AttackRequest request, Grid grid, ColumnRule columns) {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("attacker", "strength " + request.attacker()));
    facts.add(new Fact("defender", "strength " + request.defender()));
    facts.add(new Fact("table", grid.title()));
    facts.add(new Fact("column", columns.words(request.attacker(), request.defender())));
    List<String> modifiers = new ArrayList<>(request.with());
    if (request.shift() != 0) {
      modifiers.add("shift " + Note.signed(request.shift()));
    }
    if (request.drm() != 0) {
      modifiers.add("roll " + Note.signed(request.drm()));
    }
    if (!modifiers.isEmpty()) {
      facts.add(new Fact("modifiers", String.join(", ", modifiers)));
    }
    facts.add(new Fact("rounds", request.rounds().toString().replace('-', ' ')));
    return List.copyOf(facts);
  }
}
