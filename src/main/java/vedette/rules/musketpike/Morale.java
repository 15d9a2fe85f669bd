package vedette.rules.musketpike;

/**
 * The morale of a stack's unit, by its losses and its leader (Morale effect of losses and leaders).
 */
final class Morale {
  private static final int PERCENT = 100;

  private Morale() {}

  /** Quality less what losses take from it. */
  private static int adjusted(StackState now) {
    DrawnStack stack = now.stack();
    int lost = PERCENT * (stack.original() - now.strength()) / stack.original();
    return stack.unit().quality().orElseThrow() + stack.tables().moraleLosses(lost);
  }

  private static int rating(StackState now) {
    return now.led() ? now.stack().unit().leader().orElse(0) : 0;
  }

  /** A check: its leader adds his rating (MP4). */
  static MoraleCheck check(StackState now) {
    return new MoraleCheck(now.label(), adjusted(now) + rating(now));
  }

  /** A check of its artillery: a leader in its hex adds his rating to that too (MP4). */
  static MoraleCheck checkOfGuns(StackState now) {
    DrawnStack stack = now.stack();
    String who = stack.hasUnit() ? stack.gunsLabel() : now.label();
    return new MoraleCheck(who, stack.gunsQuality() + (now.isAway() ? 0 : rating(now)));
  }

  /** As a melee compares it (MP11). */
  static int inMelee(StackState now) {
    return adjusted(now) + (now.led() ? now.stack().tables().leaderMorale(rating(now)) : 0);
  }
}
