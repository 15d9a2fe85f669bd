package vedette.rules.musketpike;

import vedette.fight.Note;
import vedette.fight.Umpire;

/** Takes strength points off a unit, and says why. */
final class Losses {
  static final Reason HITS = new Reason("hit", "");
  static final Reason RESULT = new Reason("by the result", "MP10");
  static final Reason FAILURE = new Reason("failed the check disordered", "MP6");
  static final Reason ROUT = new Reason("forced back disordered", "MP10");
  static final Reason UNDER_FIRE = new Reason("failed the check disordered", "MP5");
  static final Reason LIGHT_FOOT = new Reason("light foot forced back in the open", "MP7");
  static final Reason FRONTS = new Reason("past enemy fronts", "MP6");
  static final Reason DISPLACED = new Reason("displaced disordered", "MP14");

  private Losses() {}

  /** What a loss comes from, and the reading behind it. */
  record Reason(String words, String reading) {}

  /**
   * The unit with fewer points.
   *
   * @param end where it is if none is left
   */
  static StackState of(
      DrawnStack stack, StackState now, int points, Reason reason, Place end, Umpire umpire) {
    if (points <= 0) {
      return now;
    }
    StackState left = now.lose(points, end);
    if (umpire.hears(reason.reading())) {
      umpire.note(
          new Note.Said(
              reason.reading(),
              "{} loses {} SP, {}: {}",
              stack.label(),
              points,
              reason.words(),
              left.lives()
                  ? left.strength() + " of " + stack.original() + " left"
                  : "nothing is left"));
    }
    return left;
  }
}
