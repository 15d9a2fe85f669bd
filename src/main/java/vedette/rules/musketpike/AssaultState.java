package vedette.rules.musketpike;

import java.util.List;
import java.util.function.UnaryOperator;
import vedette.fight.BySide;
import vedette.fight.Side;

/**
 * An assault between two steps.
 *
 * @param activation from 1
 * @param next index of the action that comes next
 * @param friends those who may have to make way for a retreat
 */
record AssaultState(int activation, int next, BySide<SideState> sides, List<StackState> friends) {

  SideState of(Side side) {
    return sides.of(side);
  }

  List<StackState> standing(Side side) {
    return of(side).standing();
  }

  /** Defenders whose hexes have to be taken, artillery alone among them. */
  List<StackState> held() {
    return of(Side.DEFENDER).holding();
  }

  /** With a stack of a side changed. */
  AssaultState with(StackState changed) {
    Side side = changed.stack().side();
    return with(sides.with(side, of(side).with(changed)));
  }

  /** With both sides changed. */
  AssaultState with(BySide<SideState> changed) {
    return changed == sides ? this : new AssaultState(activation, next, changed, friends);
  }

  /** With all stacks of a side changed in one way. */
  AssaultState with(Side side, UnaryOperator<StackState> change) {
    return with(sides.with(side, of(side).map(change)));
  }

  /** With only some stacks on each side. */
  AssaultState only(BySide<List<Integer>> numbers) {
    SideState attacker = sides.attacker().only(numbers.attacker());
    SideState defender = sides.defender().only(numbers.defender());
    return with(sides.with(Side.ATTACKER, attacker).with(Side.DEFENDER, defender));
  }

  /** With what some of the stacks have come to, and the friends who made way for them. */
  AssaultState with(BySide<SideState> some, List<StackState> friendsNow) {
    SideState attacker = sides.attacker().with(some.attacker());
    SideState defender = sides.defender().with(some.defender());
    return new AssaultState(activation, next, new BySide<>(attacker, defender), friendsNow);
  }

  AssaultState withFriend(StackState changed) {
    return new AssaultState(activation, next, sides, SideState.replaced(friends, changed));
  }

  /** Before another action. */
  AssaultState at(int action) {
    return action == next ? this : new AssaultState(activation, action, sides, friends);
  }

  /**
   * Before the next action that there is anything to do in, or behind all.
   *
   * @param first index of the first that it may be
   */
  AssaultState seek(List<Action> actions, int first) {
    int action = first;
    while (action < actions.size() && !actions.get(action).applies(this)) {
      action++;
    }
    return at(action);
  }

  /** At the beginning of an activation, with both sides as they then are. */
  AssaultState activation(int number, BySide<SideState> then) {
    return new AssaultState(number, 0, then, friends);
  }

  /** At the beginning of the next activation: attackers come on again, checks count anew. */
  AssaultState nextActivation() {
    SideState attacker = of(Side.ATTACKER).map(stack -> stack.again(true));
    SideState defender = of(Side.DEFENDER).map(stack -> stack.again(false));
    return new AssaultState(activation + 1, 0, new BySide<>(attacker, defender), friends);
  }
}
