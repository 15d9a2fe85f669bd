package vedette.rules.daysofglory;

import vedette.rules.kit.Doctrines;

/** Whether a target that stands countercharges. */
enum Countercharge implements Doctrines.Said {
  NEVER,
  ALWAYS,
  BEST;

  @Override
  public boolean isBest() {
    return this == BEST;
  }
}
