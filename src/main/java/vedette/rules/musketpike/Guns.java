package vedette.rules.musketpike;

import java.util.OptionalInt;
import vedette.request.BadNotation;
import vedette.request.Notation.Phrase;
import vedette.request.Notation.Word;

/**
 * An artillery unit: {@code art 12lb ql6}.
 *
 * @param calibre as the table of artillery names it
 * @param quality printed morale, 1 to 10, if it is said
 */
record Guns(String calibre, OptionalInt quality, boolean disordered) {
  static final String WORD = "art";

  static Guns of(Phrase phrase) {
    Word calibre = phrase.word(1, "a calibre");
    if (!calibre.text().matches("[0-9]{1,2}lb")) {
      throw new BadNotation(
          calibre.offset(), "`" + calibre.text() + "` is no calibre", "write it as in `art 12lb`");
    }
    OptionalInt quality = OptionalInt.empty();
    boolean disordered = false;
    for (Word word : phrase.words().subList(2, phrase.words().size())) {
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
