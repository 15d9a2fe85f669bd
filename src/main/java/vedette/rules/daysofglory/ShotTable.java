package vedette.rules.daysofglory;

import java.util.List;
import java.util.stream.IntStream;
import vedette.rules.kit.TextTable;
import vedette.table.Grid;

/** A table of shooting: the die of each cell, by the band that is shot at and the target's look. */
final class ShotTable {
  private final Grid grid;
  private final List<List<ShotDie>> rows;

  ShotTable(TextTable table) {
    grid = table.grid();
    rows =
        IntStream.range(0, grid.rows().size())
            .mapToObj(
                row ->
                    IntStream.range(0, grid.columns().size())
                        .mapToObj(column -> ShotDie.of(table, row, column))
                        .toList())
            .toList();
  }

  /** The die of a row, read for such a target. */
  ShotDie die(String row, TargetType looks) {
    return rows.get(grid.rows().indexOf(row)).get(grid.columns().indexOf(looks.toString()));
  }
}
