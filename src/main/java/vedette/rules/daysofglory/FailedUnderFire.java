package vedette.rules.daysofglory;

/**
 * What a unit does that has failed its test under fire (Morale test results): who is routing goes
 * on, and who fell back the turn before routs (DG-V5).
 */
enum FailedUnderFire {
  GOES_ON_ROUTING,
  ROUTS,
  HALTED,
  FALLS_BACK;

  static FailedUnderFire of(boolean routing, boolean fellBack, boolean advancing) {
    if (routing) {
      return GOES_ON_ROUTING;
    }
    if (fellBack) {
      return ROUTS;
    }
    return advancing ? HALTED : FALLS_BACK;
  }
}
