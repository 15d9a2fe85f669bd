package vedette.rules.simplenapoleonic;

import vedette.json.EnumWords;

/** What has become of a unit. */
enum Condition {
  STEADY,
  FALLEN_BACK,
  RETREATING,
  DISINTEGRATED,
  DESTROYED;

  private final String words = EnumWords.spaced(this);

  /** In words. */
  @Override
  public String toString() {
    return words;
  }
}
