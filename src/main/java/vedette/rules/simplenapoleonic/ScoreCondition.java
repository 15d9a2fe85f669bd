package vedette.rules.simplenapoleonic;

import vedette.json.HasWord;

/** What scores can depend on (SN2). */
enum ScoreCondition implements HasWord {
  /** A general is with those who throw. */
  THROWER_HAS_GENERAL("general"),
  /** They fire at a target in cover. */
  TARGET_IN_COVER("cover"),
  /** They move this turn. */
  SHOOTER_MOVED("moved");

  private final String word;

  ScoreCondition(String word) {
    this.word = word;
  }

  /** As the tables call it. */
  @Override
  public String word() {
    return word;
  }
}
