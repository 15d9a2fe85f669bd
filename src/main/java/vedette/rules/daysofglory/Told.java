package vedette.rules.daysofglory;

import java.util.List;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.json.EnumWords;
import vedette.rules.daysofglory.MoraleRequest.Test;

/** What happens in Days of Glory, as notes to whoever listens. */
sealed interface Told extends Note {
  List<String> DG4 = List.of("DG4");
  List<String> DG5 = List.of("DG5");
  List<String> DG8 = List.of("DG8", "DG-V2");

  /** Hits of a die. */
  record Hits(int hits) implements Told {
    @Override
    public String text() {
      return hits == 0 ? "no hit" : hits == 1 ? "1 hit" : hits + " hits";
    }
  }

  /** The sum that a morale test must exceed. */
  record Score(String who, Test test, int score) implements Told {
    @Override
    public String text() {
      return who
          + ", "
          + EnumWords.word(test)
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
      return DG4;
    }
  }

  /** What one side adds to its die. */
  record Adds(Side side, int troopClass, int factors) implements Told {
    @Override
    public String text() {
      return side + ": class " + troopClass + ", factors " + Note.signed(factors);
    }

    @Override
    public List<String> readings() {
      return DG5;
    }
  }

  /** Both sides roll in close assault. */
  record Rolls(int attacker, int defender) implements Told {
    @Override
    public String text() {
      return "attacker rolls " + attacker + ", the defender " + defender;
    }
  }

  /** A side has the higher score. */
  record Wins(Side side, int difference) implements Told {
    @Override
    public String text() {
      return side + " wins by " + difference;
    }

    @Override
    public List<String> readings() {
      return DG5;
    }
  }

  /** What a close assault comes to. */
  record Victory(Side side, String result) implements Told {
    @Override
    public String text() {
      return side + " wins: " + result;
    }

    @Override
    public List<String> readings() {
      return DG8;
    }
  }

  /** What it brings a side. */
  record Suffers(Side side, CloseOutcome.Of outcome) implements Told {
    @Override
    public String text() {
      return side
          + " loses "
          + outcome.casualties()
          + (outcome.casualties() == 1 ? " figure, " : " figures, ")
          + outcome.morale()
          + ", "
          + outcome.movement();
    }
  }

  /** A stage of a charge begins. */
  record Begins(int turn, Stage stage) implements Told, Heading {
    @Override
    public String text() {
      return "Turn " + turn + ", " + EnumWords.word(stage).replace('-', ' ');
    }

    @Override
    public List<String> readings() {
      return stage.readings();
    }
  }
}
