package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.CloseAssaultResult.Of;
import vedette.rules.kit.TextTable;
import vedette.table.Grid;

/** The victory scale, with what its results do (Close assault victory scale and results). */
final class VictoryScale {
  private final TextTable scale;
  private final Map<Arms, Map<Arms, Row>> rows = new EnumMap<>(Arms.class);

  /**
   * A cell of the scale.
   *
   * @param result as the results call it
   */
  record Victory(String result, Of winner, Of loser) {}

  /** What such a winner has over such a loser, by the columns. */
  private record Row(int index, List<Victory> victories) {}

  VictoryScale(DaysOfGloryTables tables) {
    Grid grid = tables.victories();
    scale = new TextTable(grid);
    for (Arms winner : Arms.values()) {
      rows.put(winner, new EnumMap<>(Arms.class));
      for (Arms loser : Arms.values()) {
        int row = grid.rows().indexOf(winner + " over " + loser);
        List<Victory> victories = new ArrayList<>();
        for (int column = 0; column < grid.columns().size(); column++) {
          victories.add(victory(tables, grid.text(row, column), winner, loser));
        }
        rows.get(winner).put(loser, new Row(row, victories));
      }
    }
  }

  private static Victory victory(DaysOfGloryTables tables, String result, Arms winner, Arms loser) {
    return new Victory(
        tables.called(result),
        tables.effect(result, "winner", winner),
        tables.effect(result, "loser", loser));
  }

  /**
   * A victory by the difference of the scores.
   *
   * @param difference from 1
   */
  Victory by(int difference, Arms winner, Arms loser, Umpire umpire) {
    return at(scale.grid().column(difference), winner, loser, umpire);
  }

  /** An automatic victory: the last column (DG9). */
  Victory automatic(Arms winner, Arms loser, Umpire umpire) {
    return at(scale.grid().columns().size() - 1, winner, loser, umpire);
  }

  private Victory at(int column, Arms winner, Arms loser, Umpire umpire) {
    Row row = rows.get(winner).get(loser);
    scale.consult(row.index(), column, umpire);
    return row.victories().get(column);
  }
}
