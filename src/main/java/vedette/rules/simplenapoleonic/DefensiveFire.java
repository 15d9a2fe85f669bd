package vedette.rules.simplenapoleonic;

import vedette.fight.Umpire;

/**
 * The times at which the defender of an assault fires at the attackers: in its part of each turn,
 * before the first round only at attackers with a start range, and not after the last round
 * (SN-V5).
 */
final class DefensiveFire {
  private final AssaultEngagement.Request request;
  private final PreparedUnit defender;
  private final UnitState state;
  private final TurnSequence.TurnLimit limit;
  private final int reach;
  private final boolean between;
  private final boolean everFires;

  DefensiveFire(RulesInForce rules, AssaultEngagement.Request request, PreparedUnit defender) {
    this.request = request;
    this.defender = defender;
    state = defender.initial();
    limit = new TurnSequence.TurnLimit(request.turns().orElse(0));
    reach = rules.tables().range(defender.unit().arm());
    between = !rules.plays(SimpleNapoleonicVariant.NO_FIRE_BETWEEN);
    everFires = (between || request.startRange().isPresent()) && couldFire();
  }

  private boolean couldFire() {
    return reach > 0 && defender.fires(state, false);
  }

  /** Returns whether the defender fires in any turn. */
  boolean everFires() {
    return everFires;
  }

  /**
   * Returns whether the defender could fire at the approaching attacker, but no start range is
   * given.
   */
  boolean couldFireFirst() {
    return reach > 0
        && request.startRange().isEmpty()
        && defender.fires(state, defender.unit().moved());
  }

  /**
   * Returns the range at which the defender fires if its part precedes the assault; 0 if it does
   * not fire.
   */
  int rangeBefore(Umpire umpire) {
    if (!everFires) {
      return 0;
    }
    if (limit.isFirst(umpire)) {
      return within(request.startRange().orElse(0), umpire);
    }
    return between ? within(1, umpire) : 0;
  }

  /**
   * Returns the range at which the defender fires if its part follows the assault; 0 if it does not
   * fire.
   */
  int rangeAfter(Umpire umpire) {
    return between && everFires && !limit.isLast(umpire) ? within(1, umpire) : 0;
  }

  /** Returns a range if the defender fires at it, else 0. */
  private int within(int range, Umpire umpire) {
    return range <= reach && defender.fires(state, moves(umpire)) ? range : 0;
  }

  /**
   * Returns whether the defender moves in this turn. A unit given as moved moves in the first turn.
   */
  boolean moves(Umpire umpire) {
    return defender.unit().moved() && limit.isFirst(umpire);
  }

  /** Returns the limit of the turns. */
  TurnSequence.TurnLimit limit() {
    return limit;
  }
}
