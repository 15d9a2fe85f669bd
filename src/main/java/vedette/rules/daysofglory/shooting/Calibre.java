package vedette.rules.daysofglory.shooting;

import vedette.json.EnumWords;

/** A kind of gun. */
public enum Calibre {
  SMOOTHBORE,
  RIFLED,
  SIEGE;

  private final String word = EnumWords.word(this);

  /** Returns whether there is shell for it. */
  boolean hasShell() {
    return this != SIEGE;
  }

  /** As tables call it. */
  @Override
  public String toString() {
    return word;
  }
}
