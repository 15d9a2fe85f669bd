package vedette.rules.simplenapoleonic;

import vedette.fight.Umpire;

/**
 * When the defender of an assault fires at who assaults him: in his part of each turn, before the
 * first round only at who comes from a start range, and not after the last (SN-V5).
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

  /** Returns whether he fires in any turn. */
  boolean everFires() {
    return everFires;
  }

  /** Returns whether he could fire as the attacker comes, and it is not said from where. */
  boolean couldFireFirst() {
    return reach > 0
        && request.startRange().isEmpty()
        && defender.fires(state, defender.unit().moved());
  }

  /** Returns the range at which he fires if his part comes before the assault; 0: not at all. */
  int rangeBefore(Umpire umpire) {
    if (!everFires) {
      return 0;
    }
    if (limit.isFirst(umpire)) {
      return within(request.startRange().orElse(0), umpire);
    }
    return between ? within(1, umpire) : 0;
  }

  /** Returns the range at which he fires if it comes after the assault; 0: not at all. */
  int rangeAfter(Umpire umpire) {
    return between && everFires && !limit.isLast(umpire) ? within(1, umpire) : 0;
  }

  /** Returns a range if he fires at it, else 0. */
  private int within(int range, Umpire umpire) {
    return range <= reach && defender.fires(state, moves(umpire)) ? range : 0;
  }

  /** Returns whether he moves in this turn: in the first, if he is given as moved. */
  boolean moves(Umpire umpire) {
    return defender.unit().moved() && limit.isFirst(umpire);
  }

  /** Turns that it may take. */
  TurnSequence.TurnLimit limit() {
    return limit;
  }
}
