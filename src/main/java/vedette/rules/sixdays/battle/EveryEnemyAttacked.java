package vedette.rules.sixdays.battle;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.OpeningUmpire;
import vedette.rules.kit.StackSet;
import vedette.rules.sixdays.battle.BattleLineup.TurnOrders;
import vedette.rules.sixdays.units.SixDaysReadings;

/**
 * The rule that every enemy in contact must be attacked, but not by every stack (11.3, SD6, SD-V2).
 *
 * @param orders orders of each phasing stack
 * @param allocated whether the phasing player allocates attacks in the battle, regardless of the
 *     orders (SD-V13)
 */
record EveryEnemyAttacked(List<TurnOrders> orders, boolean allocated) {
  /**
   * Returns the enemies that a phasing stack attacks by its orders: its own targets, and any it
   * touches that no other stack is there to attack. A stack that may pass attacks its own targets
   * only at its differential.
   */
  StackSet targets(int stack, BattleTurn turn, BattleState state) {
    TurnOrders own = orders.get(stack);
    StackSet meant = own.targets(state.defenders().standing());
    if (!own.mayPass()) {
      return meant.or(leftOver(own.touches(), false, stack, turn, state));
    }
    StackSet must = leftOver(own.contacts(), true, stack, turn, state);
    StackSet wanted = meant.or(must);
    return own.from()
            .isMet(() -> turn.attack(stack, wanted, state).differential(OpeningUmpire.UNHEARD))
        ? wanted
        : must;
  }

  /**
   * Returns the sets of enemies that the phasing player may have a stack attack, the set of its
   * orders first. Each set has all enemies that no other stack is still there to attack, and any
   * others in contact; it may be empty if there are none of the former (11.3).
   */
  List<StackSet> options(int stack, BattleTurn turn, BattleState state) {
    Set<StackSet> options = new LinkedHashSet<>();
    options.add(targets(stack, turn, state));
    StackSet contacts = orders.get(stack).contacts();
    StackSet must = leftOver(contacts, true, stack, turn, state);
    options.addAll(must.withAnyOf(contacts.intersection(state.defenders().standing())));
    return List.copyOf(options);
  }

  /** Returns the sets of enemies that a stack may turn out to attack. */
  List<StackSet> possibleTargets(int stack, BattleTurn turn, BattleState state) {
    return allocated ? options(stack, turn, state) : List.of(targets(stack, turn, state));
  }

  /** Returns whether a stack may attack regardless of the targets that its orders give. */
  boolean mayAttack(int stack) {
    return allocated || !orders.get(stack).mayPass();
  }

  /**
   * Returns the enemies of these that have not been attacked this turn and that no later stack will
   * attack.
   */
  private StackSet leftOver(
      StackSet some, boolean passes, int stack, BattleTurn turn, BattleState state) {
    StackSet standing = state.defenders().standing();
    StackSet leftOver = some.intersection(standing).minus(state.attacked());
    for (int later = stack + 1; later < orders.size(); later++) {
      if (state.attackers().stands(later) && turn.turnsLeft().contains(later)) {
        TurnOrders theirs = orders.get(later);
        // A stack that passes leaves an enemy to any stack that can attack it; other stacks leave
        // it to those that have it as a target.
        StackSet willBe =
            passes
                ? theirs.contacts()
                : theirs.attacksOnlyIfForced() ? StackSet.NONE : theirs.targets(standing);
        leftOver = leftOver.minus(willBe);
      }
    }
    return leftOver;
  }

  /**
   * Returns the stacks attacked this turn, as far as a stack after this one might have to attack
   * them.
   */
  StackSet attacked(StackSet before, int stack, StackSet targets) {
    StackSet mattering = StackSet.NONE;
    for (int later = stack + 1; later < orders.size(); later++) {
      TurnOrders own = orders.get(later);
      mattering = mattering.or(allocated || own.mayPass() ? own.contacts() : own.touches());
    }
    return before.or(targets).intersection(mattering);
  }

  /** Returns the enemies that only this stack can ever attack. */
  StackSet attackableOnlyBy(int stack) {
    StackSet only = orders.get(stack).contacts();
    for (int other = 0; other < orders.size(); other++) {
      only = other == stack ? only : only.minus(orders.get(other).contacts());
    }
    return only;
  }

  /** Returns the readings behind a phasing stack's attack on its targets. */
  String readings(int stack, StackSet targets, BattleState state) {
    TurnOrders own = orders.get(stack);
    if (allocated && orders.size() > 1) {
      return "SD6 " + SixDaysReadings.ALLOCATED;
    }
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
