package vedette.rules.simplenapoleonic;

import vedette.json.EnumWords;

/** How a unit stands. */
enum Formation {
  LINE,
  COLUMN,
  SQUARE;

  private final String word = EnumWords.word(this);

  /** As tables call it. */
  @Override
  public String toString() {
    return word;
  }
}
