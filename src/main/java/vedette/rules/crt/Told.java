package vedette.rules.crt;

import java.util.List;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.table.Comparison;

/** What happens in an attack, as notes to whoever listens. */
sealed interface Told extends Note {

  /**
   * A round begins.
   *
   * @param number from 1; 0 if nobody counts them
   */
  record Round(int number, int attacker, int defender) implements Told, Heading {
    @Override
    public String text() {
      return (number > 0 ? "Round " + number + ", " : "") + attacker + " against " + defender;
    }
  }

  /** The column of strengths compared. */
  record Compared(
      Comparison comparison, int attacker, int defender, String column, List<String> readings)
      implements Told {
    @Override
    public String text() {
      return comparison.words(attacker, defender) + ": column " + column;
    }
  }

  /** A column that stays. */
  record Column(String because, String column, String reading) implements Told {
    @Override
    public String text() {
      return because + ": column " + column;
    }

    @Override
    public List<String> readings() {
      return List.of(reading);
    }
  }

  /** A side loses points. */
  record Loses(Side side, int points, int left, List<String> readings) implements Told {
    @Override
    public String text() {
      return "the "
          + side
          + " loses "
          + points
          + (left == 0 ? " and is eliminated" : ", " + left + " left");
    }
  }
}
