package vedette.rules.sixdays;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import vedette.rules.PrintedTables;

/** The combat results as the source prints them (11.0), independent of the program. */
final class PrintedResults {
  /** The number of faces of the die. */
  static final int DIE = 10;

  private PrintedResults() {}

  /** A result: the side it applies to, the points lost, and whether the side is repulsed. */
  record Cell(boolean attacker, int points, boolean repulsed) {
    static Cell of(String text) {
      return new Cell(text.charAt(0) == 'A', text.charAt(1) - '0', text.endsWith("Rp"));
    }
  }

  private static final Map<String, List<Cell>> COLUMNS =
      PrintedTables.of("six-days").stream()
          .filter(it -> it.table().equals("combat-results"))
          .collect(
              Collectors.groupingBy(
                  PrintedTables.Cell::column,
                  Collectors.mapping(it -> Cell.of(it.cell()), Collectors.toList())));

  /** Returns the result of a roll (1 to 10) at a differential. */
  static Cell at(int differential, int die) {
    return COLUMNS.get(column(differential)).get(die - 1);
  }

  private static String column(int differential) {
    if (differential <= -5) {
      return "-5";
    }
    if (differential <= -1) {
      return differential <= -3 ? "-4 or -3" : "-2 or -1";
    }
    if (differential == 0) {
      return "zero";
    }
    return differential <= 2 ? "1 or 2" : differential <= 4 ? "3 or 4" : "5 or more";
  }
}
