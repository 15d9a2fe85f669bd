package vedette.rules.loosefiles;

import vedette.fight.Note;
import vedette.fight.Umpire;

/**
 * A unit after one fire or combat.
 *
 * @param points D.Points inflicted, before any become casualties
 */
record Hit(int points, Status left, Fate commander) {
  /** What fire or combat does to a unit, and to its commander if it was hurt (LF4, LF6). */
  static Hit of(
      LooseFilesTables tables,
      String label,
      Band unit,
      Status before,
      int points,
      int casualties,
      Umpire umpire) {
    if (points == 0 && casualties == 0) {
      return new Hit(0, before, Fate.UNHURT);
    }
    Status left = before.suffer(points, casualties, tables.mostPoints());
    umpire.note(new Told.Suffers(label, points, casualties, left));
    if (!unit.commander()) {
      return new Hit(points, left, Fate.UNHURT);
    }
    Fate fate = tables.commander(umpire);
    umpire.note(new Note.Happens("the commander with " + label, "is " + fate, "LF6"));
    return new Hit(points, left, fate);
  }
}
