package vedette.rules.loosefiles;

import vedette.json.EnumWords;

/** What has become of a commander. */
enum Fate {
  UNHURT,
  WOUNDED,
  KILLED;

  /** As tables call it. */
  @Override
  public String toString() {
    return EnumWords.word(this);
  }

  static Fate of(String word) {
    for (Fate fate : values()) {
      if (fate.toString().equals(word)) {
        return fate;
      }
    }
    return null;
  }
}
