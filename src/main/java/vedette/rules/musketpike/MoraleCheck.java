package vedette.rules.musketpike;

import vedette.fight.Note;
import vedette.fight.Umpire;

/** A unit's morale check on a die that has been rolled (MP4). */
final class MoraleCheck {
  private MoraleCheck() {}

  /** By how much the unit fails; 0 if it passes. */
  static int failedBy(DrawnStack stack, StackState now, int die, Umpire umpire) {
    return failedBy(stack.label(), stack.morale(now), die, umpire);
  }

  /** By how much somebody fails who passes on his morale or less. */
  static int failedBy(String who, int morale, int die, Umpire umpire) {
    if (umpire.hears("MP4")) {
      umpire.note(
          new Note.Said(
              "MP4",
              "{} checks at morale {}: {}, {}",
              who,
              morale,
              die,
              die <= morale ? "passes" : "fails by " + (die - morale)));
    }
    return Math.max(0, die - morale);
  }

  /** A unit in good order that has failed. */
  static StackState disordered(DrawnStack stack, StackState now, String reading, Umpire umpire) {
    umpire.note(reading, "{} is disordered", stack.label());
    return now.disorder();
  }
}
