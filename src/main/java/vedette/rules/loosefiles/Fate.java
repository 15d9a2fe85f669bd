package vedette.rules.loosefiles;

import java.util.Optional;
import vedette.json.EnumWords;

/** What has become of a commander. */
enum Fate {
  UNHURT,
  WOUNDED,
  KILLED;

  private final String word = EnumWords.word(this);

  /** Returns the fate that a word names, if any. */
  static Optional<Fate> of(String word) {
    int index = EnumWords.words(Fate.class).indexOf(word);
    return index < 0 ? Optional.empty() : Optional.of(values()[index]);
  }

  /** As tables call it. */
  @Override
  public String toString() {
    return word;
  }
}
