package vedette.rules.musketpike;

import vedette.json.Worded;

/** Which of the hexes in line grazing fire is at. */
enum Grazing implements Worded {
  FIRST_HEX("grazing", "first hex"),
  BEYOND("grazing beyond", "hexes behind it");

  private final String word;
  private final String inTables;

  Grazing(String word, String inTables) {
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
