package vedette.rules.sixdays;

import java.util.List;
import vedette.json.Nearest;
import vedette.request.BadNotation;
import vedette.request.Notation.Word;

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

  static Arm of(Word word) {
    for (Arm arm : values()) {
      if (word.text().equals(arm.abbreviation) || word.text().equals(arm.word)) {
        return arm;
      }
    }
    throw new BadNotation(
        word.offset(),
        "`" + word.text() + "` is no unit",
        Nearest.help(word.text(), List.of("inf", "cav", "art", "officer")));
  }

  @Override
  public String toString() {
    return word;
  }
}
