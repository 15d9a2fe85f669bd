package vedette.rules.sixdays;

import java.util.List;
import vedette.json.EnumWords;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.Notation.Phrase;
import vedette.notation.Notation.Token;

/**
 * A unit: its arm, its strength points and its size, as in {@code inf 5} or {@code cav 4 division}.
 *
 * @param strength current strength points, 1 to {@link #MAX_STRENGTH}
 */
record Unit(Arm arm, int strength, Size size) {
  static final int MAX_STRENGTH = 99;

  /** What a unit is for the stacking limit (3.0). */
  enum Size {
    /** Not said: whatever fits. */
    ANY,
    BRIGADE,
    DIVISION,
    CORPS;

    @Override
    public String toString() {
      return EnumWords.word(this);
    }
  }

  static Unit of(Phrase phrase) {
    Arm arm = Arm.of(phrase.word(0, "a unit"), "officer");
    int strength = phrase.word(1, "a strength").number(1, MAX_STRENGTH, "strength");
    Size size = Size.ANY;
    int words = 2;
    if (phrase.words().size() > 2) {
      size = size(phrase.words().get(2));
      words = 3;
    }
    phrase.endsAt(words, "put a comma between units");
    return new Unit(arm, strength, size);
  }

  private static Size size(Token word) {
    for (Size size : Size.values()) {
      if (size != Size.ANY && word.text().equals(size.toString())) {
        return size;
      }
    }
    throw new BadNotation(
        word.offset(),
        "`" + word.text() + "` is no size of a unit",
        Nearest.help(word.text(), List.of("brigade", "division", "corps"))
            + "; a comma goes between units");
  }

  @Override
  public String toString() {
    return arm.abbreviation() + " " + strength + (size == Size.ANY ? "" : " " + size);
  }
}
