package vedette.rules.simplenapoleonic;

import vedette.json.EnumWords;

/** How a unit stands. */
enum Formation {
  LINE,
  COLUMN,
  SQUARE;

  /** As tables call it. */
  @Override
  public String toString() {
    return EnumWords.word(this);
  }
}
