package vedette.rules.musketpike;

import vedette.fight.Listener;
import vedette.fight.Note;

/** A unit's morale check on a die that has been rolled (MP4). */
final class MoraleCheck {
  private MoraleCheck() {}

  /** By how much the unit fails; 0 if it passes. */
  static int failedBy(Formation formation, Condition condition, int die, Listener listener) {
    int morale = formation.morale(condition);
    listener.note(new Told.Checks(formation.label(), morale, die));
    return Math.max(0, die - morale);
  }

  /** A unit in good order that has failed. */
  static Condition disordered(
      Formation formation, Condition condition, String reading, Listener listener) {
    listener.note(new Note.Happens(formation.label(), "is disordered", reading));
    return condition.disorder();
  }
}
