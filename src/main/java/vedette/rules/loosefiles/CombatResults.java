package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Listener;
import vedette.rules.Consulted;
import vedette.table.Grid;

/** The table of combat results, as checked: what each row costs a unit. */
record CombatResults(Grid grid) {
  private static final String POINTS = "D.Points";
  private static final String CASUALTIES = "casualties";

  int row(int difference) {
    return grid.row(difference);
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

  Toll points(int row) {
    return toll(row, POINTS);
  }

  Toll casualties(int row) {
    return toll(row, CASUALTIES);
  }

  private Toll toll(int row, String column) {
    return Toll.of(grid.text(row, grid.columns().indexOf(column))).orElseThrow();
  }

  /** Notes what a row costs. */
  void note(int row, Listener listener) {
    boolean free = points(row).number() + casualties(row).number() == 0;
    for (String column : List.of(POINTS, CASUALTIES)) {
      int index = grid.columns().indexOf(column);
      Consulted.cell(
          grid,
          row,
          index,
          grid.text(row, index),
          free || toll(row, column).isConditional() ? List.of("LF5") : List.of(),
          listener);
    }
  }
}
