package vedette.rules.crt;

import java.util.StringJoiner;
import vedette.problem.Nearest;
import vedette.problem.TextFault;
import vedette.table.Comparison;
import vedette.table.Grid;

/**
 * The column that an attack begins with, before it is shifted.
 *
 * @param because how it was found, in words, if it holds; else "", since each round says it
 * @param holds whether it holds for all rounds, whatever is lost
 */
record AttackColumn(Grid grid, int first, String because, boolean holds) {

  /**
   * The column that a request asks for.
   *
   * @throws TextFault if there is none, or if the table allows no attack there
   */
  static AttackColumn of(Grid grid, AttackRequest request) {
    if (request.column().isPresent()) {
      return holding(grid, named(grid, request.column().get()), "as given");
    }
    Comparison comparison = grid.usage().comparison();
    if (comparison == null) {
      throw new TextFault(
          "column",
          "the table does not say how strengths find the column, and none is given",
          "write --column \""
              + grid.columns().name(0)
              + "\", or add a \"compare\" to the table's columns");
    }
    int first = comparison.column(request.attacker(), request.defender());
    if (first < 0) {
      throw beyond(comparison, request);
    }
    return request.isStatic()
        ? holding(grid, first, comparison.words(request.attacker(), request.defender()))
        : new AttackColumn(grid, first, "", false);
  }

  private static AttackColumn holding(Grid grid, int first, String because) {
    return new AttackColumn(grid, first, because, true);
  }

  private static int named(Grid grid, String name) {
    return Nearest.same(name, grid.columns().names())
        .map(grid.columns()::indexOf)
        .orElseThrow(
            () ->
                TextFault.ofUnread(
                    "column",
                    "the table has no column `" + name + "`",
                    Nearest.help(name, grid.columns().names())));
  }

  private static TextFault beyond(Comparison comparison, AttackRequest request) {
    boolean below = comparison.isBelow(request.attacker(), request.defender());
    String found = comparison.words(request.attacker(), request.defender());
    return new TextFault(
        "attacker",
        found
            + " is "
            + (below ? "below the first" : "above the last")
            + " column, where the table allows no attack",
        "give "
            + (below ? "more" : "less")
            + " strength, or let the columns say "
            + (below ? "\"below\": \"first\"" : "\"above\": \"last\""));
  }

  /** Its name if it holds for all rounds, "" if each finds its own. */
  String held() {
    return holds ? grid.columns().name(first) : "";
  }

  /**
   * The name of the column that it is shifted to.
   *
   * @param parameter that asks for the shift, if there is no such column
   */
  String shifted(int shift, String parameter) {
    int shifted = grid.columns().shifted(first, shift);
    if (shifted < 0) {
      throw new TextFault(
          parameter,
          "there is no column "
              + Math.abs(shift)
              + (shift > 0 ? " beyond `" : " before `")
              + grid.columns().name(first)
              + "`",
          "shift by less, or let the columns say \"below\": \"first\" or \"above\": \"last\"");
    }
    return grid.columns().name(shifted);
  }

  /**
   * How the rounds find their columns, in words.
   *
   * @param begun the name of the first round's
   * @param once whether there is but one round
   */
  String words(String begun, boolean once) {
    String by = "by " + grid.columns().by();
    return holds
        ? begun + ", whatever is lost"
        : once ? begun + ", " + by : by + ": " + begun + " at first";
  }

  /** Ids of the readings that finding it rests on, separated by spaces. */
  String readings(boolean once) {
    StringJoiner readings = new StringJoiner(" ");
    if (holds || !once) {
      readings.add("CRT1");
    }
    if (!holds && grid.usage().comparison().rounds()) {
      readings.add("CRT2");
    }
    return readings.toString();
  }
}
