package vedette.rules.simplenapoleonic;

import vedette.fight.Note;
import vedette.fight.Umpire;

/** What hits do to a unit: its general, its strength, its morale, falling back (SN4 to SN6). */
record Hurt(SimpleNapoleonicTables tables, Troop troop, Umpire umpire) {

  /** The unit after hits of one fire or assault, before any morale test. */
  Status hit(Status status, int hits) {
    if (hits == 0) {
      return status;
    }
    int losses = hits;
    Status left = status;
    if (status.general() && umpire.decide(new KillChoice(troop.side().opposite(), hits))) {
      boolean killed = tables.roll(SimpleNapoleonicTables.GENERAL, umpire);
      umpire.note(
          new Note.Happens(
              "the general with " + troop.label(), killed ? "is killed" : "survives", "SN4"));
      losses--;
      left = killed ? left.withoutGeneral() : left;
    }
    if (losses > 0) {
      left = left.lose(losses);
      umpire.note(new Told.Loses(troop.label(), losses, left.strength()));
    }
    return left;
  }

  /** A morale test, if these losses call for one. */
  Status morale(Status before, Status after) {
    boolean due =
        after.strength() < before.strength()
            && after.strength() > 0
            && troop.isAtHalf(after.strength())
            && (after.state() == State.STEADY || after.state() == State.FALLEN_BACK);
    return due ? test(after) : after;
  }

  /** A morale test. */
  Status test(Status status) {
    boolean fails = tables.roll(SimpleNapoleonicTables.MORALE, umpire);
    umpire.note(new Note.Happens(troop.label(), fails ? "fails its morale test" : "passes", "SN5"));
    return fails ? fallBack(status, State.RETREATING) : status;
  }

  /** Back by a hex, or the unit is no more. */
  Status fallBack(Status status, State as) {
    boolean can = troop.canFallBack();
    umpire.note(
        new Note.Happens(
            troop.label(), can ? "falls back" : "cannot fall back: it disintegrates", "SN6"));
    return status.with(can ? as : State.DISINTEGRATED);
  }
}
