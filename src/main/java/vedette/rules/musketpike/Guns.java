package vedette.rules.musketpike;

import java.util.OptionalInt;
import vedette.notation.BadNotation;
import vedette.notation.Notation.Phrase;
import vedette.notation.Notation.Token;

/**
 * An artillery unit: {@code art 12lb ql6}.
 *
 * @param calibre as the table of artillery names it
 * @param quality printed morale, 1 to 10, if it is said
 */
record Guns(String calibre, OptionalInt quality, boolean disordered) {
  static final String WORD = "art";

  static Guns of(Phrase phrase) {
    Token calibre = phrase.word(1, "a calibre");
    if (!calibre.text().matches("[0-9]{1,2}lb")) {
      throw new BadNotation(
          calibre.offset(), "`" + calibre.text() + "` is no calibre", "write it as in `art 12lb`");
    }
    OptionalInt quality = OptionalInt.empty();
    boolean disordered = false;
    for (Token word : phrase.words().subList(2, phrase.words().size())) {
      if (word.text().equals("disordered")) {
        disordered = true;
      } else {
        quality = OptionalInt.of(Unit.quality(word));
      }
    }
    return new Guns(calibre.text(), quality, disordered);
  }

  @Override
  public String toString() {
    return WORD
        + " "
        + calibre
        + (quality.isPresent() ? " ql" + quality.getAsInt() : "")
        + (disordered ? " disordered" : "");
  }
}
