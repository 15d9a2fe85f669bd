package vedette.rules.musketpike.units;

import vedette.json.HasWord;

/** The arm of a unit. */
public enum Arm implements HasWord {
  TWO_HEX_FOOT("hi2", "2-hex heavy foot"),
  ONE_HEX_FOOT("hi1", "1-hex heavy foot"),
  LIGHT_FOOT("li", "light foot"),
  HORSE("cav", "horse");

  private final String word;
  private final String inTables;

  Arm(String word, String inTables) {
    this.word = word;
    this.inTables = inTables;
  }

  /** Returns the arm's word in the notation. */
  @Override
  public String word() {
    return word;
  }

  /** Returns whether this is heavy infantry, in one hex or two. */
  public boolean isHeavyFoot() {
    return this == TWO_HEX_FOOT || this == ONE_HEX_FOOT;
  }

  /** Returns the arm's name in the tables. */
  @Override
  public String toString() {
    return inTables;
  }
}
