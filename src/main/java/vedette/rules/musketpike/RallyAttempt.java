package vedette.rules.musketpike;

import vedette.fight.Umpire;

/**
 * A disordered unit, or artillery whose unit is in good order, tries to rally.
 *
 * @param free whether the leader of the activation is with it, so that it does not roll
 */
record RallyAttempt(StackState stack, boolean free) {
  /** Who tries. */
  String who() {
    return isOfUnit() || !stack.stack().hasUnit() ? stack.label() : stack.stack().gunsLabel();
  }

  private boolean isOfUnit() {
    return stack.isDisordered();
  }

  /** What it rallies on. */
  MoraleCheck check() {
    int morale = isOfUnit() ? stack.morale() : stack.stack().gunsQuality();
    return new MoraleCheck(who(), morale);
  }

  /** The stack after it. */
  StackState play(Umpire umpire) {
    if (free) {
      umpire.note("", "{} rallies to its leader", who());
    } else if (!check().passes(umpire)) {
      return stack;
    }
    return isOfUnit() ? stack.rally() : stack.guns(false);
  }
}
