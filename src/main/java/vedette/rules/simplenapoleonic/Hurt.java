package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Note;
import vedette.fight.Umpire;

/** What hits do to a unit: its general, its strength, its morale, falling back (SN4 to SN6). */
record Hurt(SimpleNapoleonicTables tables, Troop troop, Umpire umpire) {
  private static final List<String> SN4 = List.of("SN4");
  private static final List<String> SN5 = List.of("SN5");
  private static final List<String> SN6 = List.of("SN6");
  private static final List<String> SN6_BEYOND = List.of("SN6", "SN-V2");

  /** What hits come to, after its general's part. */
  Blow aim(Status status, int hits) {
    if (hits == 0
        || !status.general()
        || !umpire.decide(new KillChoice(troop.side().opposite(), hits))) {
      return new Blow(hits, false);
    }
    boolean killed = tables.general().roll(umpire);
    umpire.note(
        new Note.Happens(
            "the general with " + troop.label(), killed ? "is killed" : "survives", SN4));
    return new Blow(hits - 1, killed);
  }

  /** The unit after a blow, before any morale test. */
  Status take(Status status, Blow blow) {
    Status left = blow.kills() ? status.withoutGeneral() : status;
    if (blow.points() == 0) {
      return left;
    }
    left = left.lose(blow.points());
    umpire.note(
        new Told.Loses(troop.label(), status.strength() - left.strength(), left.strength()));
    return left;
  }

  /** A morale test, if these losses call for one. */
  Status morale(Status before, Status after) {
    boolean due =
        after.strength() < before.strength()
            && after.strength() > 0
            && troop.isAtHalf(after.strength())
            && (after.condition() == Condition.STEADY
                || after.condition() == Condition.FALLEN_BACK);
    return due ? test(after) : after;
  }

  /** A morale test. */
  Status test(Status status) {
    boolean fails = tables.morale().roll(umpire);
    umpire.note(new Note.Happens(troop.label(), fails ? "fails its morale test" : "passes", SN5));
    return fails ? fallBack(status, Condition.RETREATING) : status;
  }

  /**
   * Whether the loser of an assault falls back: at half or less (SN6).
   *
   * @param beyond whether somebody was hit for more than it had left
   */
  boolean mustFallBack(Status status, boolean beyond) {
    if (status.strength() == 0) {
      return false;
    }
    boolean must = troop.isAtHalf(status.strength());
    umpire.note(
        new Note.Happens(
            troop.label(),
            must ? "has lost at half strength" : "has lost above half strength, and stays",
            beyond ? SN6_BEYOND : SN6));
    return must;
  }

  /** Back by a hex, or the unit is no more; who retreats goes on retreating. */
  Status fallBack(Status status, Condition as) {
    boolean can = troop.canFallBack();
    umpire.note(
        new Note.Happens(
            troop.label(), can ? "falls back" : "cannot fall back: it disintegrates", SN6));
    Condition back = status.condition() == Condition.RETREATING ? Condition.RETREATING : as;
    return status.with(can ? back : Condition.DISINTEGRATED);
  }
}
