package vedette.rules.daysofglory;

import vedette.fight.Umpire;
import vedette.rules.daysofglory.CloseOutcome.Of;
import vedette.rules.kit.TextTable;
import vedette.table.Grid;

/** The victory scale, with what its results do (Close assault victory scale and results). */
final class VictoryScale {
  private final DaysOfGloryTables tables;

  /** Read when somebody wins; a thread that does not see it reads it as well. */
  private Read read;

  VictoryScale(DaysOfGloryTables tables) {
    this.tables = tables;
  }

  /**
   * A cell of the scale.
   *
   * @param result as the results call it
   */
  record Victory(String result, Of winner, Of loser) {}

  /**
   * The scale as it is read.
   *
   * @param rows by the arms of the winner and the loser
   * @param cells the victories that were looked up so far
   */
  private record Read(TextTable scale, int[][] rows, Victory[][] cells) {
    static Read of(Grid scale) {
      int[][] rows = new int[Arms.values().length][Arms.values().length];
      for (Arms winner : Arms.values()) {
        for (Arms loser : Arms.values()) {
          rows[winner.ordinal()][loser.ordinal()] = scale.rows().indexOf(winner + " over " + loser);
        }
      }
      return new Read(
          new TextTable(scale), rows, new Victory[scale.rows().size()][scale.columns().size()]);
    }

    int row(Arms winner, Arms loser) {
      return rows[winner.ordinal()][loser.ordinal()];
    }
  }

  /**
   * A victory by the difference of the scores.
   *
   * @param difference from 1
   */
  Victory by(int difference, Arms winner, Arms loser, Umpire umpire) {
    return at(read().scale.grid().column(difference), winner, loser, umpire);
  }

  /** An automatic victory: the last column (DG9). */
  Victory automatic(Arms winner, Arms loser, Umpire umpire) {
    return at(read().scale.grid().columns().size() - 1, winner, loser, umpire);
  }

  private Read read() {
    Read known = read;
    if (known == null) {
      known = Read.of(tables.victories());
      read = known;
    }
    return known;
  }

  private Victory at(int column, Arms winner, Arms loser, Umpire umpire) {
    Read known = read();
    int row = known.row(winner, loser);
    String result = known.scale.consult(row, column, umpire);
    Victory victory = known.cells[row][column];
    if (victory == null) {
      victory =
          new Victory(
              tables.called(result), of(result, "winner", winner), of(result, "loser", loser));
      known.cells[row][column] = victory;
    }
    return victory;
  }

  private Of of(String result, String who, Arms arms) {
    Grid states = tables.states();
    int row = states.rows().indexOf(result);
    return new Of(
        DaysOfGloryTables.cell(tables.casualties(), result, who),
        Morale.of(states.text(row, states.columns().indexOf(who))),
        states.text(row, states.columns().indexOf(who + " faces")),
        DaysOfGloryTables.cell(
            tables.numbers(DaysOfGloryTables.MOVEMENT), result, arms.moves(who)));
  }
}
