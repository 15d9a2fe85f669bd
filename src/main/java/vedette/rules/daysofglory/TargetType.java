package vedette.rules.daysofglory;

import vedette.json.EnumWords;

/** What a target looks like to those who shoot at it: the columns of the shooting tables. */
enum TargetType {
  DISPERSED,
  DENSE,
  LINE,
  FAST,
  LIGHT_COVER,
  HEAVY_COVER;

  private final String words = EnumWords.spaced(this);

  /** As the tables call it. */
  @Override
  public String toString() {
    return words;
  }
}
