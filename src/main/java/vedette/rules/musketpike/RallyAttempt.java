package vedette.rules.musketpike;

import vedette.fight.Umpire;

/**
 * A disordered unit, or the artillery of a stack, tries to rally.
 *
 * @param guns whether it is the artillery
 * @param free whether the leader of the activation is with it, so that it does not roll
 */
record RallyAttempt(StackState stack, boolean guns, boolean free) {
  /** That of a stack's unit if it is disordered, else of its artillery. */
  static RallyAttempt of(StackState stack, boolean free) {
    return new RallyAttempt(stack, !stack.isDisordered(), free);
  }

  /** Who tries. */
  String who() {
    return guns && stack.stack().hasUnit() ? stack.stack().gunsLabel() : stack.label();
  }

  /** What it rallies on. */
  MoraleCheck check() {
    return guns ? new MoraleCheck(who(), stack.stack().gunsQuality()) : Morale.check(stack);
  }

  /** The stack after it. */
  StackState play(Umpire umpire) {
    if (free) {
      umpire.note("", "{} rallies to its leader", who());
    } else if (!check().passes(umpire)) {
      return stack;
    }
    return guns ? stack.guns(false) : stack.rally();
  }
}
