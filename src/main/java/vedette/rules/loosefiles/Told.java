package vedette.rules.loosefiles;

import java.util.List;
import vedette.fight.Note;

/** What happens in Loose Files, as notes to whoever listens. */
sealed interface Told extends Note {
  /** A number of things: {@code 1 die}, {@code 2 dice}. */
  static String number(int number, String one, String several) {
    return number + " " + (number == 1 ? one : several);
  }

  /** A number of D.Points. */
  static String points(int points) {
    return number(points, "D.Point", "D.Points");
  }

  /** A number of casualties. */
  static String casualties(int casualties) {
    return number(casualties, "casualty", "casualties");
  }

  /** Dice that are thrown. */
  record Throws(String who, int dice, int twelfths, List<String> readings) implements Told {
    @Override
    public String text() {
      return who
          + (dice == 0
              ? " throws no dice"
              : " throws "
                  + number(dice, "die", "dice")
                  + (dice == 1 ? ", a D.Point in " : ", each a D.Point in ")
                  + chance());
    }

    /** The chance of a die in lowest terms. */
    private String chance() {
      int common = 1;
      for (int i = 2; i <= InfantryScores.TWELFTHS; i++) {
        common = twelfths % i == 0 && InfantryScores.TWELFTHS % i == 0 ? i : common;
      }
      return twelfths / common + " of " + InfantryScores.TWELFTHS / common + " cases";
    }
  }

  /**
   * What somebody suffers.
   *
   * @param beyond D.Points among them that become casualties
   */
  record Suffers(String who, int points, int casualties, int beyond, Status left) implements Told {
    @Override
    public String text() {
      return who
          + " takes "
          + (points > 0 ? Told.points(points) : "")
          + (points > 0 && casualties > 0 ? " and " : "")
          + (casualties > 0 ? Told.casualties(casualties) : "")
          + (beyond > 0 ? " (" + beyond + " beyond the limit cost a base each)" : "")
          + ": "
          + (left.isDestroyed()
              ? "destroyed"
              : number(left.bases(), "base", "bases") + " and " + Told.points(left.dp()) + " now");
    }

    @Override
    public List<String> readings() {
      return beyond > 0 ? List.of("LF4") : List.of();
    }
  }

  /** Command points that commanders roll. */
  record Commands(String role, int commanders, int points, List<String> readings) implements Told {
    @Override
    public String text() {
      return (commanders == 1 ? "a commander of the " : commanders + " commanders of the ")
          + role
          + (commanders == 1 ? "s has " : "s have ")
          + number(points, "command point", "command points");
    }
  }

  /** D.Points that are taken off somebody. */
  record Recovers(String who, int points, int left, List<String> readings) implements Told {
    @Override
    public String text() {
      return who + " loses " + Told.points(points) + ", " + left + " left";
    }
  }

  /** A volley. */
  record Fires(String who, String at, List<String> readings) implements Told, Note.Heading {
    @Override
    public String text() {
      return "Volley of " + who + " at " + at;
    }
  }
}
