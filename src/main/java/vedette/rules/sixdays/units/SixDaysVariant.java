package vedette.rules.sixdays.units;

import vedette.rules.Variant;

/** Alternative readings of open rules of Six Days of Glory. */
public enum SixDaysVariant implements Variant {
  ELIMINATION_ENDS_MOVEMENT(
      "SD8",
      "Only a repulse lets an overrunning stack continue: a target that is eliminated without one"
          + " is not overrun, and ends the movement without battle turns due."),
  EQUAL_CAVALRY_DEFENDS(
      "SD8",
      "In an overrun equal cavalry counts as superiority of the target, also where neither has"
          + " any."),
  LAST_HEX_COUNTS(
      SixDaysReadings.BEFORE_CONTACT,
      "The movement point that brings an overrunning stack next to its target counts for battle"
          + " turns due.");

  private final Alternative alternative;

  SixDaysVariant(String reading, String effect) {
    alternative = new Alternative(reading, effect);
  }

  @Override
  public Alternative alternative() {
    return alternative;
  }
}
