package vedette.rules.daysofglory.assault;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.assault.AssaultResults.Effect;
import vedette.rules.kit.TextTable;
import vedette.table.grid.Grid;

/** The results of close assaults by the difference of the scores (Close assault victory scale). */
final class VictoryScale {
  private final TextTable scale;
  private final Map<MountedOrFoot, Map<MountedOrFoot, Row>> rows =
      new EnumMap<>(MountedOrFoot.class);

  /**
   * A cell of the scale.
   *
   * @param result name of the result
   */
  record Victory(String result, Effect winner, Effect loser) {}

  /** The victories of one kind of winner over one kind of loser, by column. */
  private record Row(int index, List<Victory> victories) {}

  /**
   * Creates a scale with the effects of its results.
   *
   * @throws vedette.source.WrongFile if the table has a result without effects
   */
  VictoryScale(Grid victories, AssaultResults results) {
    Grid grid =
        victories.withCells(
            results::isKnown,
            "write a result that "
                + AssaultResults.STATES
                + ", "
                + AssaultResults.CASUALTIES
                + " and "
                + AssaultResults.MOVEMENT
                + " have");
    scale = new TextTable(grid);
    for (MountedOrFoot winner : MountedOrFoot.values()) {
      rows.put(winner, new EnumMap<>(MountedOrFoot.class));
      for (MountedOrFoot loser : MountedOrFoot.values()) {
        int row = grid.rows().indexOf(winner + " over " + loser);
        List<Victory> victoriesByColumn = new ArrayList<>();
        for (int column = 0; column < grid.columns().size(); column++) {
          victoriesByColumn.add(victory(results, grid.text(row, column), winner, loser));
        }
        rows.get(winner).put(loser, new Row(row, victoriesByColumn));
      }
    }
  }

  private static Victory victory(
      AssaultResults results, String result, MountedOrFoot winner, MountedOrFoot loser) {
    return new Victory(
        results.resultName(result),
        results.effect(result, "winner", winner),
        results.effect(result, "loser", loser));
  }

  /**
   * Returns the victory for a difference of the scores.
   *
   * @param difference difference, from 1
   */
  Victory victory(int difference, MountedOrFoot winner, MountedOrFoot loser, Umpire umpire) {
    return at(scale.grid().column(difference), winner, loser, umpire);
  }

  /** Returns the automatic victory: the last column (DG9). */
  Victory automatic(MountedOrFoot winner, MountedOrFoot loser, Umpire umpire) {
    return at(scale.grid().columns().size() - 1, winner, loser, umpire);
  }

  private Victory at(int column, MountedOrFoot winner, MountedOrFoot loser, Umpire umpire) {
    Row row = rows.get(winner).get(loser);
    scale.consult(row.index(), column, umpire);
    return row.victories().get(column);
  }
}
