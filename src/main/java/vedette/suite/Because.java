package vedette.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import vedette.json.Position;
import vedette.odds.Deadline;
import vedette.table.FileOfParts;
import vedette.table.Grid;
import vedette.table.Modifiers;

/**
 * A changed table that moved the odds of a scenario.
 *
 * @param change all that changed in it
 * @param cells those of it that the scenario consults; empty if that is not known
 */
public record Because(TableChange change, List<TableChange.Cell> cells) {
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
              : change.cells().stream().filter(it -> affects(it, change, consulted)).toList();
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
      TableChange.Cell cell, TableChange change, ConsultedCells consulted) {
    if (cell.after().isEmpty() || change.table() instanceof FileOfParts) {
      return true; // of a system nobody knows which of its parts a fight asks for
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

  /** Where to look first. */
  public Position at() {
    return cells.isEmpty() ? change.at() : cells.get(0).at();
  }
}
