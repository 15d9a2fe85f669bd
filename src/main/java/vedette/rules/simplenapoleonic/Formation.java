package vedette.rules.simplenapoleonic;

import java.util.Optional;
import vedette.json.EnumWords;

/** How a unit stands. */
enum Formation {
  LINE,
  COLUMN,
  SQUARE;

  private final String word = EnumWords.word(this);

  /** The formation that a word names, if any. */
  static Optional<Formation> of(String word) {
    int index = EnumWords.words(Formation.class).indexOf(word);
    return index < 0 ? Optional.empty() : Optional.of(values()[index]);
  }

  /** As tables call it. */
  @Override
  public String toString() {
    return word;
  }
}
