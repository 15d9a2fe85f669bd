package vedette.rules.musketpike.units;

import vedette.json.EnumWords;

/** The hexes of a defender that an attack comes from. */
public enum Facing {
  FRONT,
  FLANK,
  REAR;

  /** As tables call them. */
  @Override
  public String toString() {
    return EnumWords.word(this);
  }
}
