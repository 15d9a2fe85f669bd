package vedette.rules.daysofglory.charge;

import vedette.rules.kit.Doctrines;

/** The doctrines for a countercharge. */
enum Countercharge implements Doctrines.StatedDoctrine {
  NEVER,
  ALWAYS,
  BEST;

  @Override
  public boolean isBest() {
    return this == BEST;
  }
}
