package vedette.rules.daysofglory.units;

import vedette.json.HasWord;

/** What a unit fights as. */
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

  /** Returns how the notation writes it. */
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
   * Returns whether it fights formed unless it is written as skirmishing: neither skirmishers nor
   * guns.
   */
  boolean isFormed() {
    return this != SKIRMISHERS && this != ARTILLERY;
  }

  /** As tables call it. */
  @Override
  public String toString() {
    return inTables;
  }
}
