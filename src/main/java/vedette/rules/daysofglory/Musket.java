package vedette.rules.daysofglory;

import vedette.json.EnumWords;

/** What foot shoots with. */
enum Musket {
  NONE,
  SMOOTHBORE,
  RIFLED;

  private final String word = EnumWords.word(this);

  /** As tables call it. */
  @Override
  public String toString() {
    return word;
  }
}
