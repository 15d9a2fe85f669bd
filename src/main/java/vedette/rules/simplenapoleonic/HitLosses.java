package vedette.rules.simplenapoleonic;

import vedette.fight.Umpire;

/**
 * What hits do to a unit: its general's part, its strength, then its morale (SN4, SN5).
 *
 * @param kills the parameter of the request that says whether the enemy tries to kill its general
 */
record HitLosses(RulesInForce rules, PreparedUnit troop, String kills, Umpire umpire) {
  /** In a fight in which either side may kill generals. */
  HitLosses(RulesInForce rules, PreparedUnit troop, Umpire umpire) {
    this(rules, troop, KillChoice.parameterOf(troop.side().opposite()), umpire);
  }

  /**
   * What one fire or one side's throw of an assault does to a unit, after its general's part.
   *
   * @param points of strength, more than the unit has left perhaps
   * @param kills whether its general is killed
   */
  record Loss(int points, boolean kills) {}

  /** Returns the unit after one fire. */
  UnitState fire(UnitState status, int hits) {
    KillChoice kill = KillChoice.inFire(troop.side().opposite(), kills, hits, status.strength());
    return hits == 0
        ? status
        : new Morale(rules, troop, umpire).after(status, take(status, lossOf(status, kill)));
  }

  /** Returns the loss that hits inflict, after its general's part. */
  Loss lossOf(UnitState status, KillChoice kill) {
    int hits = kill.hits();
    if (hits == 0 || !status.general() || !umpire.decide(kill)) {
      return new Loss(hits, false);
    }
    boolean killed = rules.tables().general().roll(umpire);
    umpire.note(
        kill.taken().isPresent() ? "SN4 SN-V17" : "SN4",
        killed ? "the general with {} is killed" : "the general with {} survives",
        troop.label());
    return new Loss(hits - 1, killed);
  }

  /** Returns the unit after a loss, before any morale test. */
  UnitState take(UnitState status, Loss loss) {
    UnitState left = loss.kills() ? status.withoutGeneral() : status;
    if (loss.points() == 0) {
      return left;
    }
    left = left.lose(loss.points());
    int lost = status.strength() - left.strength();
    if (left.strength() == 0) {
      umpire.note("", "{} loses {} and is destroyed", troop.label(), lost);
    } else {
      umpire.note("", "{} loses {}: {} left", troop.label(), lost, left.strength());
    }
    return left;
  }
}
