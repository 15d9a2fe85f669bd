package vedette.rules.musketpike;

import vedette.fight.Umpire;

/** A unit's attempt to get out of disorder. */
final class Rallying {
  private Rallying() {}

  /**
   * Whether it succeeds.
   *
   * @param unit whether it is the unit of the formation that tries, else its artillery
   * @param free whether the leader of the activation is with it, so that it does not roll
   */
  static boolean rallies(
      Formation formation, Condition condition, boolean unit, boolean free, Umpire umpire) {
    if (free) {
      umpire.note(new Told.Happens(formation.label(), "rallies to its leader"));
      return true;
    }
    int die = umpire.roll(MusketPikeTables.D10);
    return unit
        ? MoraleCheck.failedBy(formation, condition, die, umpire) == 0
        : die <= formation.guns().orElseThrow().quality().orElseThrow();
  }
}
