package vedette.rules.simplenapoleonic;

import vedette.rules.kit.Doctrines;

/** Whether a side tries to kill generals. */
enum KillGeneral implements Doctrines.Said {
  NEVER,
  ALWAYS,
  /** Only where the unit is destroyed in spite of the point that it is given back. */
  WHEN_FREE,
  /** What is best. */
  BEST;

  @Override
  public boolean isBest() {
    return this == BEST;
  }

  boolean tries(KillChoice choice) {
    return this == ALWAYS || this == WHEN_FREE && choice.hits() > choice.left();
  }
}
