package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.Notation.Token;

/** What a unit fights as. */
enum Troops {
  TWO_HEX_FOOT("hi2", "2-hex heavy foot"),
  ONE_HEX_FOOT("hi1", "1-hex heavy foot"),
  LIGHT_FOOT("li", "light foot"),
  HORSE("cav", "horse");

  private final String abbreviation;
  private final String words;

  Troops(String abbreviation, String words) {
    this.abbreviation = abbreviation;
    this.words = words;
  }

  /** How the notation writes them. */
  String abbreviation() {
    return abbreviation;
  }

  /** Heavy infantry, in one hex or two. */
  boolean isHeavyFoot() {
    return this == TWO_HEX_FOOT || this == ONE_HEX_FOOT;
  }

  /** The troops that a word names. */
  static Troops of(Token word) {
    String text = word.text().toLowerCase(Locale.ROOT);
    List<String> known = new ArrayList<>();
    for (Troops troops : values()) {
      if (text.equals(troops.abbreviation)) {
        return troops;
      }
      known.add(troops.abbreviation);
    }
    known.add(Guns.WORD);
    throw new BadNotation(
        word.offset(),
        "`" + word.text() + "` is no unit",
        Nearest.help(text, known) + " (a name ends in a colon: `Tilly: hi2 16/16 ql7`)");
  }

  /** As tables call them. */
  @Override
  public String toString() {
    return words;
  }
}
