package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.CloseAssault.Outcome.Of;
import vedette.rules.kit.TextTable;
import vedette.table.Grid;

/**
 * A close assault before its dice: a D6 for each side upon class and factors; on a tie each adds
 * one more until they differ (DG5).
 *
 * @param arms what most of each side is
 * @param automatic the side that wins without dice; null if none does
 * @param lead of the attacker over the defender before the dice
 */
record AssaultRoll(VictoryScale scale, BySide<Arms> arms, Side automatic, int lead) {
  /** Rolls once for each side: what it comes to, or null if the scores are equal. */
  CloseAssault.Outcome roll(Umpire umpire) {
    if (automatic != null) {
      return CloseAssault.Outcome.of(
          automatic,
          scale.automatic(arms.of(automatic), arms.of(automatic.opposite()), umpire),
          umpire);
    }
    int attackers = umpire.roll(DaysOfGloryTables.D6);
    int defenders = umpire.roll(DaysOfGloryTables.D6);
    umpire.note("", "attacker rolls {}, the defender {}", attackers, defenders);
    int difference = lead + attackers - defenders;
    if (difference == 0) {
      umpire.note("DG5", "a tie takes one more die for each side");
      return null;
    }
    Side winner = difference > 0 ? Side.ATTACKER : Side.DEFENDER;
    int by = Math.abs(difference);
    umpire.note("DG5", "{} wins by {}", winner, by);
    return CloseAssault.Outcome.of(
        winner, scale.by(by, arms.of(winner), arms.of(winner.opposite()), umpire), umpire);
  }

  /** The victory scale, with what its results do (Close assault victory scale and results). */
  static final class VictoryScale {
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

    private static Victory victory(
        DaysOfGloryTables tables, String result, Arms winner, Arms loser) {
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

  /** What most of a side is, as the victory scale has it. */
  enum Arms {
    FOOT("foot", "on foot"),
    MOUNTED("mounted", "mounted");

    private final String word;
    private final String moves;

    Arms(String word, String moves) {
      this.word = word;
      this.moves = moves;
    }

    /** The column of a winner's or loser's movement. */
    String moves(String who) {
      return who + " " + moves;
    }

    @Override
    public String toString() {
      return word;
    }
  }
}
