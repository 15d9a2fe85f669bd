package vedette.rules.sixdays;

import vedette.fight.BySide;
import vedette.fight.Opening;
import vedette.fight.Side;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.UnitSet;

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

  private StackSet targets(int stack, BattleState state) {
    return contacts.everyEnemy().targets(stack, this, state);
  }

  /** The attack of a phasing stack. */
  Attack attack(int stack, BattleState state) {
    return attack(stack, targets(stack, state), state);
  }

  /**
   * The overrun of the only phasing stack: the one battle turn that is fought in the movement phase
   * (10.0).
   */
  Attack overrun(BattleState state) {
    return attack(Side.ATTACKER, 0, targets(0, state), state, true, "");
  }

  /** The attack of a phasing stack on some enemies. */
  Attack attack(int stack, StackSet targets, BattleState state) {
    String readings = contacts.everyEnemy().readings(stack, targets, state);
    return attack(Side.ATTACKER, stack, targets, state, false, readings);
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
    return attack(Side.DEFENDER, stack, targets, state, false, readings);
  }

  private Attack attack(
      Side side, int stack, StackSet targets, BattleState state, boolean overrun, String readings) {
    AttackSide by = side(side, StackSet.of(stack), state);
    AttackSide on = side(side.opposite(), targets, state);
    Ground ground = contacts.ground(side, stack, targets);
    return new Attack(contacts.rules(), by, on, ground, overrun, readings);
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
      state =
          state.attacked(
              contacts.everyEnemy().attacked(state.attacked(), stack, attack.on().stacks()));
    }
    return best;
  }
}
