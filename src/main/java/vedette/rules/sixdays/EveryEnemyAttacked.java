package vedette.rules.sixdays;

import java.util.List;
import vedette.fight.Opening;
import vedette.rules.kit.StackSet;
import vedette.rules.sixdays.Contacts.Orders;

/**
 * Every enemy in contact must be attacked, but not by every stack (11.3, SD6, SD-V2).
 *
 * @param orders what each phasing stack is to do
 */
record EveryEnemyAttacked(List<Orders> orders) {
  /**
   * Whom a phasing stack attacks: its own targets, and any it touches that nobody else is there to
   * attack. A stack that may pass attacks its own only at its differential.
   */
  StackSet targets(int stack, BattleTurn turn, BattleState state) {
    Orders own = orders.get(stack);
    StackSet meant = own.targets(state.defenders().standing());
    if (!own.mayPass()) {
      return meant.or(leftOver(own.touches(), stack, turn, state));
    }
    StackSet must = leftOver(own.contacts(), stack, turn, state);
    StackSet wanted = meant.or(must);
    return own.from().holds(() -> turn.attack(stack, wanted, state).differential(Opening.UNHEARD))
        ? wanted
        : must;
  }

  /** Those of some enemies who were not attacked this turn, and no stack still to come will. */
  private StackSet leftOver(StackSet some, int stack, BattleTurn turn, BattleState state) {
    StackSet standing = state.defenders().standing();
    StackSet leftOver = some.and(standing).minus(state.attacked());
    boolean passes = orders.get(stack).mayPass();
    for (int later = stack + 1; later < orders.size(); later++) {
      if (state.attackers().stands(later) && turn.turnsLeft().has(later)) {
        Orders theirs = orders.get(later);
        // Who passes leaves an enemy to whoever can attack it; others, to whoever means to.
        StackSet willBe =
            passes ? theirs.contacts() : theirs.holds() ? StackSet.NONE : theirs.targets(standing);
        leftOver = leftOver.minus(willBe);
      }
    }
    return leftOver;
  }

  /** Those attacked this turn, as far as a stack behind this one might have to attack them. */
  StackSet attacked(StackSet before, int stack, StackSet targets) {
    StackSet mattering = StackSet.NONE;
    for (int later = stack + 1; later < orders.size(); later++) {
      Orders own = orders.get(later);
      mattering = mattering.or(own.mayPass() ? own.contacts() : own.touches());
    }
    return before.or(targets).and(mattering);
  }

  /** Those whom no other stack than this one can ever attack. */
  StackSet onlyBy(int stack) {
    StackSet only = orders.get(stack).contacts();
    for (int other = 0; other < orders.size(); other++) {
      only = other == stack ? only : only.minus(orders.get(other).contacts());
    }
    return only;
  }

  /** The readings on which it rests that a phasing stack attacks its targets. */
  String readings(int stack, StackSet targets, BattleState state) {
    Orders own = orders.get(stack);
    if (own.mayPass()) {
      return "SD6 " + SixDaysReadings.EVERYBODY_ATTACKED;
    }
    if (!own.against().meets(state.defenders().standing())) {
      return "SD6 " + SixDaysReadings.STAYS_IN_CONTACT;
    }
    if (own.touches().meets(targets)) {
      return "SD6 " + SixDaysReadings.EVERYBODY_ATTACKED;
    }
    return targets.size() > 1 ? "SD6" : "";
  }
}
