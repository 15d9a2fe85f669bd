package vedette.rules.loosefiles;

import vedette.rules.loosefiles.ArtilleryRequest.Before;
import vedette.rules.loosefiles.ArtilleryRequest.Range;

/**
 * What guns have fired at last.
 *
 * @param target its place among the enemies; -1 if it is none of them
 */
record Fired(int target, Range range) {
  /** They have not fired yet. */
  static final Fired NOTHING = new Fired(-1, null);

  /** What guns have fired at of which it is said what the first of the enemies is to them. */
  static Fired said(Before first, Range range) {
    return switch (first) {
      case NONE -> NOTHING;
      case SAME -> new Fired(0, range);
      case NEW -> new Fired(-1, range);
    };
  }

  /**
   * What a target is to the guns; at another range, and when they fire first, it is neither the
   * same nor new (LF-V10).
   *
   * @param last what they have fired at last
   */
  static Before isToGuns(Fired last, int target, Range range) {
    if (last.equals(NOTHING)) {
      return Before.NONE;
    }
    if (last.target != target) {
      return Before.NEW;
    }
    return last.range == range ? Before.SAME : Before.NONE;
  }
}
