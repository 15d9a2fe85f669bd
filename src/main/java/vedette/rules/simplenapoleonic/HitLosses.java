package vedette.rules.simplenapoleonic;

import vedette.fight.Umpire;

/**
 * The effects of hits on a unit: first on its general, then on its strength and its morale (SN4,
 * SN5).
 *
 * @param kills parameter of the request that says whether the enemy tries to kill its general
 */
record HitLosses(RulesInForce rules, PreparedUnit troop, String kills, Umpire umpire) {
  /** Creates the effects in a fight in which either side may try to kill generals. */
  HitLosses(RulesInForce rules, PreparedUnit troop, Umpire umpire) {
    this(rules, troop, KillChoice.parameterOf(troop.side().opposite()), umpire);
  }

  /**
   * The loss of a unit from one fire or one side's throw of an assault, after an attempt to kill
   * its general.
   *
   * @param points strength points, possibly more than the unit has
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

  /** Returns the loss that hits inflict, after an attempt to kill the general. */
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
