package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.Notation.Token;

/** An arm of service, in the order of the default losses (SD4). */
enum Arm {
  INFANTRY("inf", "infantry"),
  CAVALRY("cav", "cavalry"),
  ARTILLERY("art", "artillery");

  private final String abbreviation;
  private final String word;

  Arm(String abbreviation, String word) {
    this.abbreviation = abbreviation;
    this.word = word;
  }

  /** How the notation writes it: {@code inf}, {@code cav}, {@code art}. */
  String abbreviation() {
    return abbreviation;
  }

  /**
   * The arm that a word names, in capitals or not.
   *
   * @param others further words that could stand here
   */
  static Arm of(Token word, String... others) {
    String text = word.text().toLowerCase(Locale.ROOT);
    List<String> known = new ArrayList<>();
    for (Arm arm : values()) {
      if (text.equals(arm.abbreviation) || text.equals(arm.word)) {
        return arm;
      }
      known.add(arm.abbreviation);
    }
    known.addAll(List.of(others));
    throw new BadNotation(word.offset(), "`" + word.text() + "` is no unit", help(text, known));
  }

  private static String help(String text, List<String> known) {
    for (Arm arm : values()) {
      if (text.startsWith(arm.abbreviation) && text.length() > 3 && isDigit(text.charAt(3))) {
        return "write `" + arm.abbreviation + " " + text.substring(3) + "`";
      }
    }
    return Nearest.help(text, known) + "; a name ends in a colon, as in `Ney: inf 5`";
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  @Override
  public String toString() {
    return word;
  }
}
