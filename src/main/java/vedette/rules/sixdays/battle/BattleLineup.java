package vedette.rules.sixdays.battle;

import java.util.List;
import java.util.function.IntPredicate;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.Threshold;
import vedette.rules.kit.Threshold.Word;
import vedette.rules.sixdays.units.Ground;
import vedette.rules.sixdays.units.Roster;
import vedette.rules.sixdays.units.RulesInForce;

/** Both sides prepared for a battle, with their contacts, their targets and the ground. */
public final class BattleLineup {
  private final RulesInForce rules;
  private final BySide<Roster> rosters;

  /** The orders of each battle turn; the last apply to all later turns. */
  private final List<EveryEnemyAttacked> everyEnemy;

  private final List<List<BySide<Ground>>> grounds;

  /** The first turn, which most others equal. */
  private final BattleTurn firstTurn;

  /**
   * Creates a lineup.
   *
   * @param turnOrders orders of each phasing stack, battle turn by battle turn; the last apply to
   *     all later turns
   * @param allocated whether the phasing player allocates attacks in the battle
   * @param grounds by phasing stack, then nonphasing stack
   */
  public BattleLineup(
      RulesInForce rules,
      BySide<Roster> rosters,
      List<List<TurnOrders>> turnOrders,
      boolean allocated,
      List<List<BySide<Ground>>> grounds) {
    this.rules = rules;
    this.rosters = rosters;
    everyEnemy =
        turnOrders.stream().map(it -> new EveryEnemyAttacked(List.copyOf(it), allocated)).toList();
    this.grounds = grounds;
    firstTurn = BattleTurn.of(this, turn -> turn <= 1);
  }

  /**
   * The orders of a phasing stack in a battle turn. Its number of battle turns and its contacts are
   * the same in all turns.
   *
   * @param turns number of battle turns in which it may attack
   * @param against nonphasing stacks in contact that are its targets
   * @param touches the other nonphasing stacks in contact
   * @param from least differential at which it attacks where it need not
   */
  public record TurnOrders(int turns, StackSet against, StackSet touches, Threshold from) {
    StackSet contacts() {
      return against.or(touches);
    }

    /**
     * Returns the enemies that another stack may leave to this one: all that this one can attack if
     * the other one may pass, or else only this one's targets.
     */
    StackSet takes(boolean otherMayPass) {
      return otherMayPass ? contacts() : attacksOnlyIfForced() ? StackSet.NONE : against;
    }

    /** Returns whether it may leave an attack to others. */
    boolean mayPass() {
      return !from.is(Word.ALWAYS);
    }

    /** Returns whether it attacks only where it must. */
    boolean attacksOnlyIfForced() {
      return from.is(Word.NEVER);
    }

    /**
     * Returns its own targets that are in the fight; if none is, all enemies in the fight that it
     * touches.
     */
    StackSet targets(StackSet standing) {
      return (against.meets(standing) ? against : touches).intersection(standing);
    }
  }

  RulesInForce rules() {
    return rules;
  }

  /** Returns the rule of targets for a battle turn, by the number of the turn's orders. */
  EveryEnemyAttacked everyEnemy(int number) {
    return everyEnemy.get(number);
  }

  /**
   * Returns whether the phasing player allocates attacks in the battle, and not by orders before
   * it.
   */
  boolean isAllocated() {
    return everyEnemy.get(0).allocated();
  }

  /** Returns whether clauses give any phasing stack other targets in a later battle turn. */
  boolean hasOrdersByTurn() {
    return everyEnemy.size() > 1;
  }

  /** Returns a side's units and stacks. */
  Roster roster(Side side) {
    return rosters.of(side);
  }

  Roster attackers() {
    return rosters.attacker();
  }

  Roster defenders() {
    return rosters.defender();
  }

  private TurnOrders orders(int attacker) {
    return everyEnemy.get(0).orders().get(attacker);
  }

  /**
   * Returns a battle turn; turns equal to the first are the same object.
   *
   * @param reached whether a turn has been reached
   */
  BattleTurn turn(IntPredicate reached) {
    BattleTurn turn = BattleTurn.of(this, reached);
    return turn.equals(firstTurn) ? firstTurn : turn;
  }

  /** Returns the phasing stacks whose battle turns have not run out. */
  StackSet turnsLeft(IntPredicate reached) {
    StackSet turnsLeft = StackSet.NONE;
    for (int stack = 0; stack < attackers().size(); stack++) {
      turnsLeft = reached.test(orders(stack).turns() + 1) ? turnsLeft : turnsLeft.with(stack);
    }
    return turnsLeft;
  }

  /** Returns the number of the phasing stacks' orders that are in force. */
  int ordersInForce(IntPredicate reached) {
    int number = 0;
    while (number + 1 < everyEnemy.size() && reached.test(number + 2)) {
      number++;
    }
    return number;
  }

  /** Returns the last turn in which the rules of the battle change. */
  int lastTurn() {
    int last = Math.max(attackers().arrivals().lastChange(), defenders().arrivals().lastChange());
    for (int attacker = 0; attacker < attackers().size(); attacker++) {
      last = Math.max(last, orders(attacker).turns());
    }
    return last + 1;
  }

  /**
   * Returns the ground that hinders an attack; against several stacks the one that hinders least
   * (SD3).
   */
  Ground ground(Side side, int stack, StackSet targets) {
    Ground least = null;
    for (int target = targets.first(); target >= 0; target = targets.after(target)) {
      int attacker = side == Side.ATTACKER ? stack : target;
      int defender = side == Side.ATTACKER ? target : stack;
      least = Ground.weaker(least, grounds.get(attacker).get(defender).of(side));
    }
    return least;
  }

  /** Returns the units and stacks of both sides. */
  BySide<Roster> rosters() {
    return rosters;
  }

  /** Returns whether a phasing stack and any enemy in contact with it are in the fight. */
  boolean inContact(int attacker, BattleState state) {
    return state.attackers().stands(attacker)
        && orders(attacker).contacts().meets(state.defenders().standing());
  }

  /** Returns whether any two enemies are still in contact. */
  boolean inContact(BattleState state) {
    for (int attacker = 0; attacker < attackers().size(); attacker++) {
      if (inContact(attacker, state)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the phasing stacks in the fight that are in contact with a nonphasing one. */
  StackSet touching(int defender, BattleState state) {
    StackSet touching = StackSet.NONE;
    for (int attacker = 0; attacker < attackers().size(); attacker++) {
      if (orders(attacker).contacts().contains(defender) && state.attackers().stands(attacker)) {
        touching = touching.with(attacker);
      }
    }
    return touching;
  }
}
