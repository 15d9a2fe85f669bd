package vedette.rules.sixdays.battle;

import java.util.function.IntPredicate;
import vedette.fight.BySide;
import vedette.fight.OpeningUmpire;
import vedette.fight.Side;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.UnitSet;
import vedette.rules.sixdays.units.Force;
import vedette.rules.sixdays.units.Ground;
import vedette.rules.sixdays.units.Roster;
import vedette.rules.sixdays.units.SixDaysReadings;

/**
 * A battle turn, this one or the next: the units that count in it, and the possible attacks (11.3,
 * SD6).
 *
 * <p>A rule that changes an attack from some battle turn on needs a component here, which {@link
 * #of} finds. It cannot use the umpire's clock, because doctrines look at the attacks of a turn
 * before it is fought, when the umpire still counts the turn before.
 *
 * @param counting the units that count, late ones included if they have come (SD7)
 * @param turnsLeft the phasing stacks whose battle turns have not run out by then
 * @param orders the number of the phasing stacks' orders that are in force
 */
record BattleTurn(BattleLineup contacts, BySide<UnitSet> counting, StackSet turnsLeft, int orders) {
  /** The number that stands for no stack. */
  static final int NOBODY = -1;

  /**
   * Returns the battle turn described by a clock.
   *
   * @param reached whether a turn has been reached
   */
  static BattleTurn of(BattleLineup battleLineup, IntPredicate reached) {
    return new BattleTurn(
        battleLineup,
        battleLineup.rosters().map(side -> side.arrivals().counting(reached)),
        battleLineup.turnsLeft(reached),
        battleLineup.ordersInForce(reached));
  }

  /** Returns the rule of targets in this turn. */
  EveryEnemyAttacked everyEnemy() {
    return contacts.everyEnemy(orders);
  }

  /**
   * Returns whether a phasing stack may have to attack: it has turns left and an enemy in contact.
   */
  boolean isAsked(int stack, BattleState state) {
    return turnsLeft.contains(stack) && contacts.inContact(stack, state);
  }

  /**
   * Returns whether a phasing stack attacks, or may attack; false if its orders leave that to
   * others.
   */
  boolean mayAttack(int stack, BattleState state) {
    return isAsked(stack, state)
        && (everyEnemy().mayAttack(stack) || !targets(stack, state).isEmpty());
  }

  /**
   * Returns the first phasing stack from this one on that attacks or may attack, or {@link
   * #NOBODY}.
   */
  int attacker(int from, BattleState state) {
    for (int stack = from; stack < contacts.attackers().size(); stack++) {
      if (mayAttack(stack, state)) {
        return stack;
      }
    }
    return NOBODY;
  }

  /** Returns the enemies that a phasing stack attacks by its orders; none if it passes. */
  StackSet targets(int stack, BattleState state) {
    return everyEnemy().targets(stack, this, state);
  }

  /**
   * Returns the overrun of the only phasing stack: a single battle turn, fought in the movement
   * phase (10.0).
   */
  Attack overrun(BattleState state) {
    return attack(Side.ATTACKER, 0, targets(0, state), state, true, "");
  }

  /** Returns the attack of a phasing stack on these enemies. */
  Attack attack(int stack, StackSet targets, BattleState state) {
    String readings = everyEnemy().readings(stack, targets, state);
    if (contacts.hasOrdersByTurn()) {
      readings += " " + SixDaysReadings.ALLOCATED;
    }
    return attack(Side.ATTACKER, stack, targets, state, false, readings.strip());
  }

  /**
   * Returns whether a nonphasing stack and any phasing stack in contact with it are in the fight.
   */
  boolean mayCounterattack(int stack, BattleState state) {
    return state.defenders().stands(stack) && !contacts.touching(stack, state).isEmpty();
  }

  /** Returns the counterattack of a nonphasing stack on all phasing stacks in contact with it. */
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
    Force by = side(side, StackSet.of(stack), state);
    Force on = side(side.opposite(), targets, state);
    Ground ground = contacts.ground(side, stack, targets);
    return new Attack(contacts.rules(), by, on, ground, overrun, readings);
  }

  private Force side(Side side, StackSet stacks, BattleState state) {
    Roster roster = contacts.roster(side);
    UnitSet here = counting.of(side).or(state.of(side).sentIn());
    UnitSet units = roster.units(stacks).intersection(here);
    return new Force(roster, stacks, units, state.of(side).strengths());
  }

  /**
   * Returns the best differential of all attacks in this turn, or the least int if there are none.
   */
  int bestDifferential(BattleState now) {
    return bestDifferential(now, StackSet.first(contacts.defenders().size()));
  }

  /**
   * Returns the best differential of the attacks on any of these stacks, or the least int if there
   * are none.
   */
  int bestDifferential(BattleState now, StackSet on) {
    int best = Integer.MIN_VALUE;
    BattleState state = BattleState.begin(now.sides());
    for (int stack = attacker(0, state); stack >= 0; stack = attacker(stack + 1, state)) {
      StackSet all = StackSet.NONE;
      for (StackSet targets : everyEnemy().possibleTargets(stack, this, state)) {
        all = all.or(targets);
        if (targets.meets(on)) {
          best = Math.max(best, attack(stack, targets, state).differential(OpeningUmpire.UNHEARD));
        }
      }
      state = state.attacked(everyEnemy().attacked(state.attacked(), stack, all));
    }
    return best;
  }
}
