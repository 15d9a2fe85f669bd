package vedette.rules.loosefiles;

import vedette.json.Worded;

/** An arm of service. */
enum Arm implements Worded {
  FOOT("inf", "foot"),
  HORSE("cav", "horse"),
  ARTILLERY("art", "artillery");

  private final String word;
  private final String name;

  Arm(String word, String name) {
    this.word = word;
    this.name = name;
  }

  /** How the notation writes it. */
  @Override
  public String word() {
    return word;
  }

  @Override
  public String toString() {
    return name;
  }
}
