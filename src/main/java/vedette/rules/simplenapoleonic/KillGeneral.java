package vedette.rules.simplenapoleonic;

/** Whether a side tries to kill generals. */
enum KillGeneral {
  NEVER,
  ALWAYS,
  /** Only where the unit is destroyed in spite of the point that it is given back. */
  WHEN_FREE;

  boolean tries(KillChoice choice) {
    return this == ALWAYS || this == WHEN_FREE && choice.hits() > choice.left();
  }
}
