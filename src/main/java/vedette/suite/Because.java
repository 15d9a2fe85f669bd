package vedette.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.odds.Deadline;
import vedette.problem.Position;
import vedette.table.FileOfParts;
import vedette.table.Grid;
import vedette.table.Modifiers;
import vedette.table.SystemFile;
import vedette.table.SystemPart;

/**
 * A changed table that moved the odds of a scenario.
 *
 * @param change all that changed in it
 * @param cells those of it that the scenario consults; empty if that is not known
 */
public record Because(TableChange change, List<TableChange.Cell> cells) {
  /** Of what a part of a system's file is said. */
  private static final Pattern OF_UNIT = Pattern.compile("unit (\\S+) .*");

  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+");

  /** A modifier that adds nothing, which nobody notes. */
  private static final Pattern ADDS_NOTHING = Pattern.compile("(.* )?0(,.*)?");

  /**
   * The tables whose changes affect a scenario: those with a changed cell that it consults, or if
   * there is none, those with any; none if only words changed that no rule reads.
   */
  static List<Because> of(Scenario scenario, List<TableChange> changes, Deadline deadline) {
    ConsultedCells consulted = ConsultedCells.of(scenario, deadline);
    List<Because> affecting = new ArrayList<>();
    for (TableChange change : changes) {
      List<TableChange.Cell> cells =
          consulted == null
              ? List.of()
              : change.cells().stream()
                  .filter(it -> affects(it, change, scenario, consulted))
                  .toList();
      if (!cells.isEmpty()) {
        affecting.add(new Because(change, cells));
      }
    }
    if (affecting.isEmpty()) {
      List<TableChange> known = changes.stream().filter(it -> !it.cells().isEmpty()).toList();
      (known.isEmpty() ? changes : known)
          .stream()
              .filter(it -> !it.cells().isEmpty() || !(it.table() instanceof Modifiers))
              .forEach(it -> affecting.add(new Because(it, List.of())));
    }
    return affecting;
  }

  /** Whether the scenario consults a cell; what is gone it may have consulted. */
  private static boolean affects(
      TableChange.Cell cell, TableChange change, Scenario scenario, ConsultedCells consulted) {
    if (change.table() instanceof SystemFile) {
      Matcher unit = OF_UNIT.matcher(cell.row());
      if (unit.matches()) {
        return fights(unit.group(1), scenario);
      }
      // Of its other parts but cells nobody knows which of them a fight asks for.
      return !SystemPart.isCell(cell.row())
          || cell.after().isEmpty()
          || consulted.anyPart(cell.row());
    }
    if (cell.after().isEmpty() || change.table() instanceof FileOfParts) {
      return true;
    }
    if (change.table() instanceof Grid && !cell.column().equals(TableChange.MODIFIER)) {
      return consulted.any(change.table().id(), cell.row(), cell.column());
    }
    boolean onlyItsNumber =
        NUMBER
            .matcher(cell.before())
            .replaceAll("")
            .equals(NUMBER.matcher(cell.after()).replaceAll(""));
    return consulted.modifiers().contains(cell.row())
        || !cell.before().isEmpty()
            && (!onlyItsNumber || ADDS_NOTHING.matcher(cell.after()).matches());
  }

  /** Whether a unit of a system stands in the situation, whichever side or stack it is in. */
  private static boolean fights(String unit, Scenario scenario) {
    return scenario.fight().situation().stream()
        .filter(fact -> !fact.label().endsWith(" losses")) // an order of all units there may be
        .anyMatch(fact -> List.of(fact.text().split("[\\s,;]+")).contains(unit));
  }

  /** Where to look first. */
  public Position at() {
    return cells.isEmpty() ? change.at() : cells.get(0).at();
  }
}
