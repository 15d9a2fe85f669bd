package vedette.rules.musketpike;

import vedette.fight.Umpire;

/** An attempt to get out of disorder, of a unit or of artillery whose unit is in good order. */
final class Rallying {
  private Rallying() {}

  /**
   * Whether it succeeds.
   *
   * @param free whether the leader of the activation is with it, so that it does not roll
   */
  static boolean rallies(DrawnStack stack, StackState now, boolean free, Umpire umpire) {
    if (free) {
      umpire.note("", "{} rallies to its leader", stack.label());
      return true;
    }
    boolean unit = isOfUnit(now) || stack.unit().isEmpty();
    String who = unit ? stack.label() : stack.gunsLabel();
    int die = umpire.roll(MusketPikeTables.D10);
    return MoraleCheck.failedBy(who, morale(stack, now), die, umpire) == 0;
  }

  /** Whether it is the unit that rallies, not its artillery. */
  static boolean isOfUnit(StackState now) {
    return now.lives() && now.disordered();
  }

  /** The highest roll that succeeds. */
  static int morale(DrawnStack stack, StackState now) {
    return isOfUnit(now) ? stack.morale(now) : stack.gunsQuality();
  }
}
