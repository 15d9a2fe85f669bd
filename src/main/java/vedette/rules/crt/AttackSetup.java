package vedette.rules.crt;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.fight.Note;
import vedette.request.BadRequest;
import vedette.rules.crt.AttackTable.Possible;
import vedette.table.Grid;
import vedette.table.Tables;

/** Draws up an attack as the request has it, and says what cannot be. */
final class AttackSetup {
  private AttackSetup() {}

  /**
   * The attack that a request asks for.
   *
   * @throws BadRequest if the table has no column or row for it
   * @throws vedette.json.WrongFile if no attack can be fought on the table
   */
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
        strengths(request.attacker(), table.possible().attacker(), request.rounds())
            * strengths(request.defender(), table.possible().defender(), request.rounds()),
        AttackMeasures.of(table, request),
        situation(request, grid, columns));
  }

  /** How many strengths a side can have at most while the fight goes on. */
  private static double strengths(int before, Possible possible, Rounds rounds) {
    int most = possible.mostLost();
    if (most == 0) {
      return 1;
    }
    return rounds.limited() ? Math.min(before, 1.0 + (rounds.most() - 1.0) * most) : before;
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
