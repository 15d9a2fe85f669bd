package vedette.rules.loosefiles;

import java.util.List;
import vedette.fight.Note;

/** What happens in Loose Files, as notes to whoever listens. */
sealed interface Told extends Note {

  /** Dice that are thrown at once. */
  record Throws(String who, int dice, int twelfths) implements Told {
    @Override
    public String text() {
      return who
          + " throws "
          + dice
          + (dice == 1 ? " die" : " dice")
          + ", a D.Point on "
          + twelfths
          + " of 12";
    }

    @Override
    public List<String> readings() {
      return List.of("LF3");
    }
  }

  /** What somebody suffers. */
  record Suffers(String who, int points, int casualties, Status left) implements Told {
    @Override
    public String text() {
      return who
          + " takes "
          + points
          + (points == 1 ? " D.Point" : " D.Points")
          + (casualties > 0 ? " and " + casualties + " casualties" : "")
          + ": "
          + (left.isDestroyed()
              ? "destroyed"
              : left.bases() + " bases, " + left.dp() + " D.Points");
    }

    @Override
    public List<String> readings() {
      return List.of("LF4");
    }
  }
}
