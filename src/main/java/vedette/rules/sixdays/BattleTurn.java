package vedette.rules.sixdays;

import vedette.fight.BySide;
import vedette.fight.Opening;
import vedette.fight.Side;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.UnitSet;
import vedette.rules.sixdays.Contacts.Orders;

/**
 * A battle turn, this one or the next: who counts in it, and who may attack whom (11.3, SD6).
 *
 * @param counting the units that count, late ones as well if they have come (SD7)
 * @param turnsLeft the phasing stacks whose battle turns have not run out by then
 */
record BattleTurn(Contacts contacts, BySide<UnitSet> counting, StackSet turnsLeft) {

  /** Whether a phasing stack is asked to attack: it has turns left and somebody in contact. */
  boolean isAsked(int stack, BattleState state) {
    return turnsLeft.has(stack) && contacts.inContact(stack, state);
  }

  /** Whether a phasing stack attacks, and does not leave that to others. */
  boolean attacks(int stack, BattleState state) {
    return isAsked(stack, state)
        && (!contacts.orders(stack).mayPass() || !targets(stack, state).isEmpty());
  }

  /** The first phasing stack from this one on that attacks, or -1 if none does. */
  int attacker(int from, BattleState state) {
    for (int stack = from; stack < contacts.attackers().size(); stack++) {
      if (attacks(stack, state)) {
        return stack;
      }
    }
    return -1;
  }

  /**
   * Whom a phasing stack attacks: its own targets, and any it touches that nobody else is there to
   * attack (11.3: all must be). A stack that may pass attacks its own only at its differential.
   */
  StackSet targets(int stack, BattleState state) {
    Orders orders = contacts.orders(stack);
    StackSet own = orders.own(state.defenders().standing());
    if (!orders.mayPass()) {
      return own.or(leftOver(orders.touches(), stack, state));
    }
    StackSet must = leftOver(orders.contacts(), stack, state);
    StackSet wanted = own.or(must);
    return orders.from().holds(() -> attack(stack, wanted, state).differential(Opening.UNHEARD))
        ? wanted
        : must;
  }

  /** Those of some enemies who were not attacked this turn, and no stack still to come will. */
  private StackSet leftOver(StackSet some, int stack, BattleState state) {
    StackSet standing = state.defenders().standing();
    StackSet leftOver = some.and(standing).minus(state.attacked());
    boolean passes = contacts.orders(stack).mayPass();
    for (int later = stack + 1; later < contacts.attackers().size(); later++) {
      if (state.attackers().stands(later) && turnsLeft.has(later)) {
        Orders theirs = contacts.orders(later);
        // Who passes leaves an enemy to whoever can attack it; others, to whoever means to.
        StackSet willBe =
            passes ? theirs.contacts() : theirs.holds() ? StackSet.NONE : theirs.own(standing);
        leftOver = leftOver.minus(willBe);
      }
    }
    return leftOver;
  }

  /** The attack of a phasing stack. */
  Attack attack(int stack, BattleState state) {
    return attack(stack, targets(stack, state), state);
  }

  /**
   * The overrun of the only phasing stack: an attack before any battle turn (10.0).
   *
   * @param equalCavalryDefends whether equal cavalry favours the target
   */
  Attack overrun(BattleState state, boolean equalCavalryDefends) {
    Attack attack = attack(0, state);
    return new Attack(
        attack.tables(),
        attack.by(),
        attack.on(),
        attack.ground(),
        equalCavalryDefends,
        attack.readings());
  }

  private Attack attack(int stack, StackSet targets, BattleState state) {
    return attack(Side.ATTACKER, stack, targets, state, contacts.readings(stack, targets, state));
  }

  /** Whether a nonphasing stack stands and any phasing stack in contact with it. */
  boolean mayCounterattack(int stack, BattleState state) {
    return state.defenders().stands(stack) && !contacts.touching(stack, state).isEmpty();
  }

  /** The counterattack of a nonphasing stack on all phasing stacks in contact with it. */
  Attack counterattack(int stack, BattleState state) {
    StackSet targets = contacts.touching(stack, state);
    String readings =
        contacts.defenders().size() > 1
            ? SixDaysReadings.COUNTERATTACKS
            : SixDaysReadings.COUNTERATTACK;
    return attack(Side.DEFENDER, stack, targets, state, readings);
  }

  private Attack attack(
      Side side, int stack, StackSet targets, BattleState state, String readings) {
    AttackSide by = side(side, StackSet.of(stack), state);
    AttackSide on = side(side.opposite(), targets, state);
    Ground ground = contacts.ground(side, stack, targets);
    return new Attack(contacts.tables(), by, on, ground, false, readings);
  }

  private AttackSide side(Side side, StackSet stacks, BattleState state) {
    Roster roster = contacts.roster(side);
    UnitSet here = counting.of(side).or(state.of(side).sentIn());
    UnitSet units = roster.units(stacks).and(here);
    return new AttackSide(roster, stacks, units, state.of(side).strengths());
  }

  /** The best differential of any attack that will be made, or the least int if none will. */
  int bestDifferential(BattleState now) {
    return bestDifferential(now, StackSet.first(contacts.defenders().size()));
  }

  /** The same of the attacks on any of these stacks. */
  int bestDifferential(BattleState now, StackSet on) {
    int best = Integer.MIN_VALUE;
    BattleState state = BattleState.begin(now.sides());
    for (int stack = attacker(0, state); stack >= 0; stack = attacker(stack + 1, state)) {
      Attack attack = attack(stack, state);
      if (attack.on().stacks().meets(on)) {
        best = Math.max(best, attack.differential(Opening.UNHEARD));
      }
      state = state.attacked(contacts.attacked(state.attacked(), stack, attack.on().stacks()));
    }
    return best;
  }
}
