package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.Notation.Token;

/** What a unit is armed with. */
enum Arm {
  MUSKETS("inf", "muskets"),
  RIFLES("rifle", "rifles"),
  CAVALRY("cav", "cavalry"),
  ARTILLERY("art", "artillery");

  private final String abbreviation;
  private final String words;

  Arm(String abbreviation, String words) {
    this.abbreviation = abbreviation;
    this.words = words;
  }

  /** How the notation writes it. */
  String abbreviation() {
    return abbreviation;
  }

  boolean isInfantry() {
    return this == MUSKETS || this == RIFLES;
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
        Nearest.help(text, known) + " (a name ends in a colon: `Guard: inf 6`)");
  }

  /** As tables call it. */
  @Override
  public String toString() {
    return words;
  }
}
