package vedette.rules.crt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Note;
import vedette.problem.Nearest;
import vedette.problem.Problems;
import vedette.problem.TextFault;
import vedette.question.Asked;
import vedette.question.NamedQuestion;
import vedette.rules.own.FightResult;
import vedette.rules.own.TableFight;
import vedette.rules.own.TableReadings;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Tables;

/** Draws up an attack as the request has it, and says what cannot be. */
final class AttackSetup {
  private AttackSetup() {}

  /**
   * The attack that a request asks for, with the measures that its table names.
   *
   * @throws TextFault if the table has no column or row for it
   * @throws vedette.problem.WrongFile if no attack can be fought on the table
   */
  static Engagement<?, ?> measured(AttackRequest request, Tables tables) {
    AttackTable table = AttackTables.of(request.table(), tables);
    Grid grid = table.grid();
    Problems problems = new Problems();
    NamedQuestion.Wrong wrong =
        (at, message, help) -> grid.wrongMeasure(problems, at, message, help);
    Engagement<?, ?> measured =
        Asked.named(
            attack(request, table, tables),
            NamedQuestion.read(grid.usage().measures(), wrong),
            grid.text(),
            wrong);
    problems.throwIfErrors();
    return measured;
  }

  /** The attack as rules measure it. */
  private static Engagement<?, FightResult> attack(
      AttackRequest request, AttackTable table, Tables tables) {
    Grid grid = table.grid();
    List<String> modifiers = named(grid.usage().modifiers(), request.with());
    AttackColumn column = AttackColumn.of(grid, request);
    boolean once = request.rounds().most() == 1;
    TableFight fights =
        new TableFight(
            request.table(),
            tables,
            new TableFight.Asked(
                modifiers,
                column.held(),
                column.because(),
                request.shift(),
                request.drm(),
                request.rounds().most(),
                new TableReadings(
                    column.readings(once), "CRT3 CRT4", "CRT4", "CRT5", "CRT6", "CRT7", "CRT7")));
    String begun = column.shifted(fights.shift(), request.shift() != 0 ? "shift" : "with");
    int drm = fights.drm();
    String off = grid.rollsOff(drm);
    if (!off.isEmpty()) {
      throw new TextFault(
          request.drm() != 0 ? "drm" : "with",
          "modified by " + Note.signed(drm) + " the table has no row for " + off,
          "modify less, or let its outer rows be open: \"..1\", \"6+\"");
    }
    return fights.between(
        request.attacker(),
        request.defender(),
        AttackMeasures.of(table, request),
        situation(request, grid, column.words(begun, once)));
  }

  /** The names of modifiers as the table has them. */
  private static List<String> named(List<Modifier> modifiers, List<String> names) {
    List<String> known = modifiers.stream().map(Modifier::name).toList();
    List<String> named = new ArrayList<>();
    for (String name : names) {
      Optional<String> word = Nearest.same(name, known);
      if (word.isEmpty()) {
        throw TextFault.ofUnread(
            "with",
            "the table has no modifier `" + name + "`",
            known.isEmpty()
                ? "add \"modifiers\" to the table, or use --shift or --drm"
                : Nearest.help(name, known));
      }
      if (named.contains(word.get())) {
        throw new TextFault("with", "`" + name + "` is given twice", "give it once");
      }
      named.add(word.get());
    }
    return named;
  }

  private static List<Fact> situation(AttackRequest request, Grid grid, String column) {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("attacker", "strength " + request.attacker()));
    facts.add(new Fact("defender", "strength " + request.defender()));
    facts.add(new Fact("table", grid.title()));
    facts.add(new Fact("column", column));
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
