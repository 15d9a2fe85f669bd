package vedette.rules.simplenapoleonic;

import vedette.json.EnumWords;

/** What has become of a unit. */
enum Condition {
  STEADY,
  FALLEN_BACK,
  RETREATING,
  DISINTEGRATED,
  DESTROYED;

  private final String words = EnumWords.word(this).replace('-', ' ');

  /** In words. */
  @Override
  public String toString() {
    return words;
  }
}
