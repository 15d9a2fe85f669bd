package vedette.rules.daysofglory.shooting;

import vedette.json.EnumWords;

/** The kinds of guns. */
public enum Calibre {
  SMOOTHBORE,
  RIFLED,
  SIEGE;

  private final String word = EnumWords.word(this);

  /** Returns whether there is shell for it. */
  boolean hasShell() {
    return this != SIEGE;
  }

  /** Returns the word in the tables. */
  @Override
  public String toString() {
    return word;
  }
}
