package vedette.rules.daysofglory.units;

import vedette.json.HasWord;

/** The arms. */
public enum Arm implements HasWord {
  FOOT("inf", "infantry"),
  SKIRMISHERS("skirm", "skirmishing infantry"),
  HORSE("cav", "cavalry"),
  LIGHT_HORSE("lcav", "light cavalry"),
  ARTILLERY("art", "artillery");

  private final String word;
  private final String inTables;

  Arm(String word, String inTables) {
    this.word = word;
    this.inTables = inTables;
  }

  /** Returns the word in the notation. */
  @Override
  public String word() {
    return word;
  }

  public boolean isMounted() {
    return this == HORSE || this == LIGHT_HORSE;
  }

  public boolean isInfantry() {
    return this == FOOT || this == SKIRMISHERS;
  }

  /**
   * Returns whether it fights formed unless it is written as skirmishing; skirmishers and guns do
   * not.
   */
  boolean isFormed() {
    return this != SKIRMISHERS && this != ARTILLERY;
  }

  /** Returns the words in the tables. */
  @Override
  public String toString() {
    return inTables;
  }
}
