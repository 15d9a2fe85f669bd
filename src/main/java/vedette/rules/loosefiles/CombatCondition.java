package vedette.rules.loosefiles;

import vedette.json.EnumWords;
import vedette.json.Worded;

/** What factors of combat can depend on. */
enum CombatCondition implements Worded {
  FORT,
  FIELDWORK,
  BAYONET,
  TERRAIN,
  COMMANDER,
  SKIRMISH,
  FLANK,
  CASUALTIES,
  DP,
  OUTNUMBERED,
  OUTNUMBERED_2_TO_1("outnumbered 2:1"),
  OUTNUMBERED_3_TO_1("outnumbered 3:1");

  private final String word;

  CombatCondition() {
    word = EnumWords.spaced(this);
  }

  CombatCondition(String word) {
    this.word = word;
  }

  /** As the table calls it. */
  @Override
  public String word() {
    return word;
  }
}
