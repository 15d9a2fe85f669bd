package vedette.rules.daysofglory.units;

import vedette.json.EnumWords;

/** The directions of an attack. */
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
