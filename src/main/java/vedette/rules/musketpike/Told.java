package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.Note;

/** What happens in a Musket &amp; Pike fight, as notes to whoever listens. */
sealed interface Told extends Note {

  /** Somebody fires, with his fire value before modifiers. */
  record Fires(Firer firer, MusketPikeTables tables, String target, int own) implements Told {
    @Override
    public String text() {
      return firer.label()
          + " fires at "
          + target
          + ", own fire value "
          + own
          + " ("
          + firer.describe(tables)
          + ")";
    }

    @Override
    public List<String> readings() {
      return firer.readings();
    }
  }

  /** The fire value that a shot is made with. */
  record FireValue(int value, List<String> readings) implements Told {
    @Override
    public String text() {
      return value > 0 ? "fire value " + value : "fire value " + value + ", no shot";
    }
  }

  /** What somebody counts in a melee. */
  record Strength(String who, int strength, List<String> readings) implements Told {
    @Override
    public String text() {
      return "melee strength of " + who + " " + strength;
    }
  }

  /** Both melee strengths, and the column that they give. */
  record Strengths(int attack, int defence, String column, List<String> readings) implements Told {
    @Override
    public String text() {
      return "melee strength " + attack + " against " + defence + ", column " + column;
    }
  }

  /** Somebody is attacked from where its front is not, or is by its original strength. */
  record Faces(String who, Facing from, boolean covered, boolean byStrength) implements Told {
    @Override
    public String text() {
      return who + " is attacked on its " + from + (covered ? ", which it covers" : "");
    }

    @Override
    public List<String> readings() {
      return byStrength ? List.of(MusketPikeReadings.COVERED_FLANKS) : List.of();
    }
  }

  /** The column that all shifts lead to. */
  record Shifted(int shift, String column) implements Told {
    @Override
    public String text() {
      return "shifted " + Note.signed(shift) + ", column " + column;
    }

    @Override
    public List<String> readings() {
      return List.of("MP11");
    }
  }

  /** A morale check (MP4). */
  record Checks(String who, int morale, int die) implements Told {
    @Override
    public String text() {
      return who
          + " checks at morale "
          + morale
          + ": "
          + die
          + (die <= morale ? ", passes" : ", fails by " + (die - morale));
    }

    @Override
    public List<String> readings() {
      return List.of("MP4");
    }
  }

  /** Points are lost. */
  record Loses(String who, int points, int left, int original, Losses.Reason reason)
      implements Told {
    @Override
    public String text() {
      return who
          + " loses "
          + points
          + " SP, "
          + reason.words()
          + (left == 0 ? ": nothing is left" : ": " + left + " of " + original + " left");
    }

    @Override
    public List<String> readings() {
      return reason.readings();
    }
  }

  /** A unit goes back. */
  record Retreats(String who, int hexes, String reading) implements Told {
    @Override
    public String text() {
      return who + " retreats " + hexes + (hexes == 1 ? " hex" : " hexes") + ", disordered";
    }

    @Override
    public List<String> readings() {
      return List.of(reading);
    }
  }
}
