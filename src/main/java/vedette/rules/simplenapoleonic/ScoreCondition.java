package vedette.rules.simplenapoleonic;

import vedette.json.HasWord;

/** The conditions of score modifiers (SN2). */
enum ScoreCondition implements HasWord {
  /** A general is with the throwing unit. */
  THROWER_HAS_GENERAL("general"),
  /** The shooter fires at a target in cover. */
  TARGET_IN_COVER("cover"),
  /** The shooter moves this turn. */
  SHOOTER_MOVED("moved");

  private final String word;

  ScoreCondition(String word) {
    this.word = word;
  }

  /** Returns the word in the tables. */
  @Override
  public String word() {
    return word;
  }
}
