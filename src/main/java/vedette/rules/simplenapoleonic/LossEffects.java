package vedette.rules.simplenapoleonic;

import vedette.fight.Umpire;

/** What hits do to a unit: its general, its strength, its morale, falling back (SN4 to SN6). */
record LossEffects(SimpleNapoleonicTables tables, DrawnUnit troop, Umpire umpire) {
  /** The unit after one fire. */
  UnitState fire(UnitState status, int hits) {
    return hits == 0 ? status : morale(status, take(status, aim(status, hits)));
  }

  /** What hits come to, after its general's part. */
  PendingLoss aim(UnitState status, int hits) {
    if (hits == 0
        || !status.general()
        || !umpire.decide(new KillChoice(troop.side().opposite(), hits, status.strength()))) {
      return new PendingLoss(hits, false);
    }
    boolean killed = tables.general().roll(umpire);
    umpire.note(
        "SN4",
        killed ? "the general with {} is killed" : "the general with {} survives",
        troop.label());
    return new PendingLoss(hits - 1, killed);
  }

  /** The unit after a loss, before any morale test. */
  UnitState take(UnitState status, PendingLoss loss) {
    UnitState left = loss.kills() ? status.withoutGeneral() : status;
    if (loss.points() == 0) {
      return left;
    }
    left = left.lose(loss.points());
    int lost = status.strength() - left.strength();
    if (left.strength() == 0) {
      umpire.note("", "{} loses {}: destroyed", troop.label(), lost);
    } else {
      umpire.note("", "{} loses {}: {} left", troop.label(), lost, left.strength());
    }
    return left;
  }

  /** A morale test, if these losses call for one. */
  UnitState morale(UnitState before, UnitState after) {
    boolean due =
        after.strength() < before.strength()
            && after.strength() > 0
            && troop.isAtHalf(after.strength())
            && (after.condition() == Condition.STEADY
                || after.condition() == Condition.FALLEN_BACK);
    return due ? test(after) : after;
  }

  /** A morale test. */
  UnitState test(UnitState status) {
    boolean fails = tables.morale().roll(umpire);
    umpire.note("SN5", fails ? "{} fails its morale test" : "{} passes", troop.label());
    return fails ? fallBack(status, Condition.RETREATING) : status;
  }

  /**
   * Whether the loser of an assault falls back: at half or less (SN6).
   *
   * @param beyond whether somebody was hit for more than it had left
   */
  boolean mustFallBack(UnitState status, boolean beyond) {
    if (status.strength() == 0) {
      return false;
    }
    boolean must = troop.isAtHalf(status.strength());
    umpire.note(
        beyond ? "SN6 SN-V2" : "SN6",
        must ? "{} has lost at half strength" : "{} has lost above half strength, and stays",
        troop.label());
    return must;
  }

  /** Back by a hex, or the unit is no more; who retreats goes on retreating. */
  UnitState fallBack(UnitState status, Condition as) {
    boolean can = troop.canFallBack();
    boolean runs = can && as == Condition.RETREATING;
    umpire.note(
        runs ? "SN5" : "SN6",
        can ? "{} falls back" : "{} cannot fall back: it disintegrates",
        troop.label());
    Condition back = status.condition() == Condition.RETREATING ? Condition.RETREATING : as;
    return status.with(can ? back : Condition.DISINTEGRATED);
  }
}
