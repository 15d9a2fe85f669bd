package vedette.rules.daysofglory;

import vedette.json.EnumWords;

/** A kind of gun. */
enum Calibre {
  SMOOTHBORE,
  RIFLED,
  SIEGE;

  private final String word = EnumWords.word(this);

  /** Whether there is shell for it. */
  boolean hasShell() {
    return this != SIEGE;
  }

  /** As tables call it. */
  @Override
  public String toString() {
    return word;
  }
}
