package vedette.rules.daysofglory.units;

import vedette.json.EnumWords;

/** Where an attack comes from. */
public enum Facing {
  FRONT,
  FLANK,
  REAR;

  private final String word = EnumWords.word(this);

  @Override
  public String toString() {
    return word;
  }
}
