package vedette.rules.daysofglory.charge;

import vedette.rules.kit.Doctrines;

/** Whether a target that stands countercharges. */
enum Countercharge implements Doctrines.StatedDoctrine {
  NEVER,
  ALWAYS,
  BEST;

  @Override
  public boolean isBest() {
    return this == BEST;
  }
}
