package vedette.rules.simplenapoleonic;

import vedette.json.Worded;

/** What a unit is armed with. */
enum Arm implements Worded {
  MUSKETS("inf", "muskets"),
  RIFLES("rifle", "rifles"),
  CAVALRY("cav", "cavalry"),
  ARTILLERY("art", "artillery");

  private final String word;
  private final String inTables;

  Arm(String word, String inTables) {
    this.word = word;
    this.inTables = inTables;
  }

  /** How the notation writes it. */
  @Override
  public String word() {
    return word;
  }

  boolean isInfantry() {
    return this == MUSKETS || this == RIFLES;
  }

  /** Whether it throws a die for each point left, in fire and in an assault (SN1). */
  boolean throwsByPoint() {
    return this == RIFLES;
  }

  /** As tables call it. */
  @Override
  public String toString() {
    return inTables;
  }
}
