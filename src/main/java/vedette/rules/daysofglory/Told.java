package vedette.rules.daysofglory;

import java.util.List;
import vedette.fight.Note;

/** What happens in Days of Glory, as notes to whoever listens. */
sealed interface Told extends Note {

  /** Hits of a die. */
  record Hits(int hits) implements Told {
    @Override
    public String text() {
      return hits == 0 ? "no hit" : hits == 1 ? "1 hit" : hits + " hits";
    }
  }

  /** The sum that a morale test must exceed. */
  record Score(String who, String test, int score) implements Told {
    @Override
    public String text() {
      return who
          + ", "
          + test
          + ": score "
          + score
          + (score < 1
              ? ", passes on any roll"
              : score > 5
                  ? ", fails on any roll"
                  : ", passes on " + (score + 1) + (score == 5 ? "" : " or more"));
    }

    @Override
    public List<String> readings() {
      return List.of("DG4");
    }
  }

  /** What one side adds to its die. */
  record Adds(String who, int troopClass, int factors) implements Told {
    @Override
    public String text() {
      return who + ": class " + troopClass + ", factors " + Note.signed(factors);
    }

    @Override
    public List<String> readings() {
      return List.of("DG5");
    }
  }
}
