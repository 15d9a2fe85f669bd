package vedette.rules.musketpike.units;

import vedette.json.HasWord;

/** What a unit fights as. */
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

  /** Returns how the notation writes it. */
  @Override
  public String word() {
    return word;
  }

  /** Heavy infantry, in one hex or two. */
  public boolean isHeavyFoot() {
    return this == TWO_HEX_FOOT || this == ONE_HEX_FOOT;
  }

  /** As tables call it. */
  @Override
  public String toString() {
    return inTables;
  }
}
