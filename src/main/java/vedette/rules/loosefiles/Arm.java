package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.Notation.Token;

/** An arm of service. */
enum Arm {
  FOOT("inf"),
  HORSE("cav"),
  ARTILLERY("art");

  private final String abbreviation;

  Arm(String abbreviation) {
    this.abbreviation = abbreviation;
  }

  /** The arm that a word names. */
  static Arm of(Token word) {
    String text = word.text().toLowerCase(Locale.ROOT);
    List<String> known = new ArrayList<>();
    for (Arm arm : values()) {
      if (text.equals(arm.abbreviation)) {
        return arm;
      }
      known.add(arm.abbreviation);
    }
    throw new BadNotation(
        word.offset(),
        "`" + word.text() + "` is no unit",
        Nearest.help(text, known) + " (a name ends in a colon: `Rangers: inf 6`)");
  }

  /** How the notation writes it. */
  @Override
  public String toString() {
    return abbreviation;
  }
}
