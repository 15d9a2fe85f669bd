package vedette.rules.daysofglory.shooting;

import vedette.json.EnumWords;

/** The muskets of infantry. */
public enum Musket {
  NONE,
  SMOOTHBORE,
  RIFLED;

  private final String word = EnumWords.word(this);

  /** Returns the word in the tables. */
  @Override
  public String toString() {
    return word;
  }
}
