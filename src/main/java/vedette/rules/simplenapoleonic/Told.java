package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Note;

/** What happens in Really Simple Napoleonic, as notes to whoever listens. */
sealed interface Told extends Note {

  /** Dice that are thrown, and what scores. */
  record Throws(String who, int dice, int score, List<String> readings) implements Told {
    @Override
    public String text() {
      return who
          + " throws "
          + dice
          + (dice == 1 ? " die" : " dice")
          + (score > 6
              ? ", none can score"
              : ", " + score + (score < 6 ? " or more" : "") + " scores");
    }
  }

  /** Points are lost. */
  record Loses(String who, int points, int left) implements Told {
    @Override
    public String text() {
      return who + " loses " + points + (left == 0 ? ": destroyed" : ": " + left + " left");
    }
  }
}
