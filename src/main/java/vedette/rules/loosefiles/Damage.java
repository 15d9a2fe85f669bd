package vedette.rules.loosefiles;

import java.util.List;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;

/**
 * What D.Points and casualties do to a unit and its commander.
 *
 * @param most the most D.Points on a unit
 */
record Damage(int most, CommanderRoll roll) {
  /** A unit takes them; points beyond the most are casualties (LF4). */
  Status suffer(String label, Status before, int points, int casualties, Listener listener) {
    if (points == 0 && casualties == 0) {
      return before;
    }
    Status left = before.suffer(points, casualties, most);
    int beyond = Math.max(0, before.dp() + points - most);
    listener.note(new Told.Suffers(label, points, casualties, beyond, left));
    return left;
  }

  /**
   * The commander with a unit that was hurt rolls.
   *
   * @param commander what the report calls him
   * @param readings why he rolls no more than once
   */
  Status check(String commander, Status status, List<String> readings, Umpire umpire) {
    umpire.note(new Note.Begins("Roll of " + commander, readings));
    Fate fate = roll.of(umpire);
    umpire.note(new Note.Happens(commander, "is " + fate));
    return status.with(fate);
  }
}
