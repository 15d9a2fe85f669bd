package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Note;
import vedette.fight.Side;

/** What happens in Really Simple Napoleonic, as notes to whoever listens. */
sealed interface Told extends Note {

  /** A turn begins with initiative. */
  record Initiative(int turn, List<String> readings) implements Told, Heading {
    @Override
    public String text() {
      return "Turn " + turn + ", initiative";
    }
  }

  /** A side rolls for initiative. */
  record Rolls(Side side, int roll) implements Told {
    @Override
    public String text() {
      return "the " + side + " rolls " + roll + " for initiative";
    }
  }

  /** A unit's fire begins. */
  record Fires(int turn, String who) implements Told, Heading {
    @Override
    public String text() {
      return "Turn " + turn + ", fire of " + who;
    }
  }

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
