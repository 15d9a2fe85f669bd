package vedette.rules.musketpike.units;

import vedette.json.EnumWords;

/** The hexes of a defender from which an attack comes. */
public enum Facing {
  FRONT,
  FLANK,
  REAR;

  /** Returns the word that the tables use. */
  @Override
  public String toString() {
    return EnumWords.word(this);
  }
}
