package vedette.rules.loosefiles;

import java.util.Optional;
import vedette.json.EnumWords;

/** The fates of a commander. */
enum Fate {
  UNHURT,
  WOUNDED,
  KILLED;

  private final String word = EnumWords.word(this);

  /** Returns the fate that a word names, if there is one. */
  static Optional<Fate> of(String word) {
    int index = EnumWords.words(Fate.class).indexOf(word);
    return index < 0 ? Optional.empty() : Optional.of(values()[index]);
  }

  /** Returns the word in the tables. */
  @Override
  public String toString() {
    return word;
  }
}
