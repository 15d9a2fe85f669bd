package vedette.rules.daysofglory;

import vedette.json.EnumWords;

/** Where an attack comes from. */
enum Facing {
  FRONT,
  FLANK,
  REAR;

  @Override
  public String toString() {
    return EnumWords.word(this);
  }
}
