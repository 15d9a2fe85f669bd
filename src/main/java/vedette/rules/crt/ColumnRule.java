package vedette.rules.crt;

import java.util.List;
import java.util.StringJoiner;
import vedette.fight.Umpire;
import vedette.json.Nearest;
import vedette.request.BadRequest;
import vedette.request.NotAllowed;
import vedette.table.Comparison;
import vedette.table.Grid;

/** How each round finds its column. */
interface ColumnRule {

  /** The column for two strengths that the table allows an attack at, with what led to it noted. */
  int column(int attacker, int defender, Umpire umpire);

  /** Whether the table allows an attack at these strengths. */
  boolean allow(int attacker, int defender);

  /** How a fight that begins with these strengths finds its columns, in words. */
  String words(int attacker, int defender);

  /**
   * The rule that a request asks for.
   *
   * @throws BadRequest if it finds no column to begin with; if the table allows no attack there, it
   *     is a {@link NotAllowed}
   */
  static ColumnRule of(Grid grid, AttackRequest request) {
    ChosenModifiers shifts = ChosenModifiers.shifts(grid, request);
    if (request.column().isPresent()) {
      String name = request.column().get();
      List<String> known = grid.columns().names();
      String column =
          Nearest.same(name, known)
              .orElseThrow(
                  () ->
                      BadRequest.ofUnread(
                          "column",
                          "the table has no column `" + name + "`",
                          Nearest.help(name, known)));
      int named = grid.columns().indexOf(column);
      return new Fixed(grid, shifted(grid, named, shifts), "as given", shifts);
    }
    Comparison comparison = grid.usage().comparison();
    if (comparison == null) {
      throw new BadRequest(
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
    int column = shifted(grid, first, shifts);
    String words = comparison.words(request.attacker(), request.defender());
    if (request.isStatic()) {
      return new Fixed(grid, column, words, shifts);
    }
    StringJoiner readings = new StringJoiner(" ");
    if (request.rounds().most() != 1) {
      readings.add(CrtReadings.MOVING);
    }
    if (comparison.rounds()) {
      readings.add(CrtReadings.COMPARED);
    }
    boolean once = request.rounds().most() == 1;
    return new Moving(grid, comparison, once, shifts, readings.toString());
  }

  private static int shifted(Grid grid, int column, ChosenModifiers shifts) {
    int shifted = grid.columns().shifted(column, shifts.sum());
    if (shifted < 0) {
      throw new NotAllowed(
          shifts.modifiers().stream().anyMatch(m -> m.name().equals("--shift")) ? "shift" : "with",
          "there is no column "
              + Math.abs(shifts.sum())
              + (shifts.sum() > 0 ? " beyond `" : " before `")
              + grid.columns().name(column)
              + "`",
          "shift by less, or let the columns say \"below\": \"first\" or \"above\": \"last\"");
    }
    return shifted;
  }

  private static NotAllowed beyond(Comparison comparison, AttackRequest request) {
    boolean below = comparison.isBelow(request.attacker(), request.defender());
    String found = comparison.words(request.attacker(), request.defender());
    return new NotAllowed(
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

  /**
   * One column for all rounds.
   *
   * @param because how it was found
   */
  record Fixed(Grid grid, int column, String because, ChosenModifiers shifts)
      implements ColumnRule {
    @Override
    public int column(int attacker, int defender, Umpire umpire) {
      shifts.note(umpire);
      umpire.note(CrtReadings.MOVING, "{}: column {}", because, grid.columns().name(column));
      return column;
    }

    @Override
    public boolean allow(int attacker, int defender) {
      return true;
    }

    @Override
    public String words(int attacker, int defender) {
      return grid.columns().name(column) + ", whatever is lost";
    }
  }

  /**
   * Found anew from the strengths that are left.
   *
   * @param once whether there is but one round
   * @param readings ids of the readings it rests on, separated by spaces
   */
  record Moving(
      Grid grid, Comparison comparison, boolean once, ChosenModifiers shifts, String readings)
      implements ColumnRule {
    @Override
    public int column(int attacker, int defender, Umpire umpire) {
      int column = column(attacker, defender);
      shifts.note(umpire);
      umpire.note(
          readings,
          "{}: column {}",
          comparison.compared(attacker, defender),
          grid.columns().name(column));
      return column;
    }

    @Override
    public boolean allow(int attacker, int defender) {
      return column(attacker, defender) >= 0;
    }

    private int column(int attacker, int defender) {
      int found = comparison.column(attacker, defender);
      return found < 0 ? found : grid.columns().shifted(found, shifts.sum());
    }

    @Override
    public String words(int attacker, int defender) {
      String name = grid.columns().name(column(attacker, defender));
      String by = "by " + grid.columns().by();
      return once ? name + ", " + by : by + ": " + name + " at first";
    }
  }
}
