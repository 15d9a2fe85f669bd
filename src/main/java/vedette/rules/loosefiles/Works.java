package vedette.rules.loosefiles;

import vedette.json.EnumWords;

/** What a unit stands in. */
enum Works {
  /** A fieldwork or a wooden building. */
  FIELDWORK,
  /** A fort or a stone building. */
  FORT;

  private final String word = EnumWords.word(this);
  private final String inside = "in a " + word;

  /** Where a unit in them is. */
  String inside() {
    return inside;
  }

  /** As tables and the notation call it. */
  @Override
  public String toString() {
    return word;
  }
}
