package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.Notation.Token;

/** What a unit fights as. */
enum Arm {
  FOOT("inf", "infantry"),
  SKIRMISHERS("skirm", "skirmishing infantry"),
  HORSE("cav", "cavalry"),
  LIGHT_HORSE("lcav", "light cavalry"),
  ARTILLERY("art", "deployed artillery");

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

  boolean isMounted() {
    return this == HORSE || this == LIGHT_HORSE;
  }

  boolean isInfantry() {
    return this == FOOT || this == SKIRMISHERS;
  }

  /** Formed units: neither skirmishers nor guns. */
  boolean isFormed() {
    return this != SKIRMISHERS && this != ARTILLERY;
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
        Nearest.help(text, known) + "; a name ends in a colon, as in `Guard: inf 12`");
  }

  @Override
  public String toString() {
    return words;
  }
}
