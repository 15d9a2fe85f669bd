package vedette.rules.daysofglory;

import vedette.json.EnumWords;

/** Where an attack comes from. */
enum Facing {
  FRONT,
  FLANK,
  REAR;

  private final String word = EnumWords.word(this);

  @Override
  public String toString() {
    return word;
  }
}
