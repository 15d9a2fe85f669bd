package vedette.rules.sixdays;

import vedette.json.Worded;

/** An arm of service, in the order of the default losses (SD4). */
enum Arm implements Worded {
  INFANTRY("inf", "infantry"),
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

  /** As tables call it. */
  @Override
  public String toString() {
    return inTables;
  }
}
