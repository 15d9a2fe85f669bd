package vedette.rules.loosefiles;

import vedette.fight.Note;
import vedette.fight.Umpire;

/**
 * What D.Points and casualties do to a unit and its commander.
 *
 * @param most the most D.Points on a unit
 */
record Damage(int most, CommanderRoll roll) {
  /** A unit takes them; points beyond the most are casualties (LF4). */
  UnitState suffer(String label, UnitState before, int points, int casualties, Umpire umpire) {
    if (points == 0 && casualties == 0) {
      return before;
    }
    UnitState left = before.suffer(points, casualties, most);
    int beyond = Math.max(0, before.dp() + points - most);
    String readings = beyond > 0 ? "LF4" : "";
    if (umpire.hears(readings)) {
      String limit = beyond > 0 ? " (" + beyond + " beyond the limit cost a base each)" : "";
      umpire.note(
          new Note.Said(
              readings,
              "{} takes {}{}: {}",
              label,
              taken(points, casualties),
              limit,
              left.isDestroyed() ? "destroyed" : left.words() + " now"));
    }
    return left;
  }

  private static String taken(int points, int casualties) {
    if (points == 0 || casualties == 0) {
      return points > 0 ? Words.points(points) : Words.casualties(casualties);
    }
    return Words.points(points) + " and " + Words.casualties(casualties);
  }

  /** So many D.Points destroy a unit for certain; more do no more. */
  int destroying(UnitState unit) {
    return unit.bases() + most - unit.dp();
  }

  /**
   * The commander with a unit that was hurt rolls.
   *
   * @param commander what the report calls him
   * @param readings why he rolls no more than once
   */
  UnitState check(String commander, UnitState status, String readings, Umpire umpire) {
    umpire.heading(readings, "Roll of {}", commander);
    Fate fate = roll.of(umpire);
    umpire.note("", "{} is {}", commander, fate);
    return status.with(fate);
  }
}
