package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Umpire;
import vedette.rules.kit.Notes;
import vedette.table.Grid;

/** The table of combat results, as checked: what each row costs a unit. */
final class CombatResults {

  private final Grid grid;
  private final LossColumn points;
  private final LossColumn casualties;

  /** What each row costs of one kind. */
  private record LossColumn(int column, List<ConditionalLoss> byRow) {
    static LossColumn of(Grid grid, String name) {
      int column = grid.columns().indexOf(name);
      List<ConditionalLoss> losses = new ArrayList<>();
      for (int row = 0; row < grid.rows().size(); row++) {
        losses.add(ConditionalLoss.of(grid.text(row, column)).orElseThrow());
      }
      return new LossColumn(column, losses);
    }
  }

  CombatResults(Grid grid) {
    this.grid = grid;
    points = LossColumn.of(grid, "D.Points");
    casualties = LossColumn.of(grid, "casualties");
  }

  int row(int difference) {
    return grid.row(difference);
  }

  /** Whether a side with this result has done worse than one whose score equals the enemy's. */
  boolean isDrivenBack(int row) {
    return row < row(0);
  }

  String name(int row) {
    return grid.rows().name(row);
  }

  /** The results, the best first. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    for (int row = grid.rows().size() - 1; row >= 0; row--) {
      names.add(name(row));
    }
    return List.copyOf(names);
  }

  ConditionalLoss points(int row) {
    return points.byRow().get(row);
  }

  ConditionalLoss casualties(int row) {
    return casualties.byRow().get(row);
  }

  /** Notes what a row costs. */
  void note(int row, Umpire umpire) {
    boolean free = points(row).number() + casualties(row).number() == 0;
    note(points, row, free, umpire);
    note(casualties, row, free, umpire);
  }

  private void note(LossColumn losses, int row, boolean free, Umpire umpire) {
    boolean read = free || losses.byRow().get(row).isConditional();
    String cell = grid.text(row, losses.column());
    Notes.cell(grid, row, losses.column(), cell, read ? "LF5" : "", umpire);
  }
}
