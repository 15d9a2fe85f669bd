package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;

/**
 * An assault between two steps.
 *
 * @param activation from 1
 * @param phase index of the phase whose turn it is
 * @param item which of its pieces comes next
 * @param friends those who may have to make way for a retreat
 */
record AssaultState(
    int activation,
    int phase,
    int item,
    BySide<List<StackState>> stacks,
    List<StackState> friends) {

  List<StackState> of(Side side) {
    return stacks.of(side);
  }

  StackState of(Side side, int stack) {
    return stacks.of(side).get(stack);
  }

  AssaultState with(Side side, int stack, StackState changed) {
    List<StackState> before = of(side);
    List<StackState> after = replaced(before, stack, changed);
    return before == after
        ? this
        : new AssaultState(activation, phase, item, stacks.with(side, after), friends);
  }

  /** With both sides changed. */
  AssaultState with(List<StackState> attackers, List<StackState> defenders) {
    return new AssaultState(activation, phase, item, new BySide<>(attackers, defenders), friends);
  }

  AssaultState withFriend(int index, StackState changed) {
    return new AssaultState(activation, phase, item, stacks, replaced(friends, index, changed));
  }

  /** The same states but for one. */
  static List<StackState> replaced(List<StackState> states, int index, StackState changed) {
    if (states.get(index) == changed) {
      return states;
    }
    if (states.size() == 1) {
      return List.of(changed);
    }
    List<StackState> copy = new ArrayList<>(states);
    copy.set(index, changed);
    return List.copyOf(copy);
  }

  AssaultState at(int nextPhase, int nextItem) {
    return new AssaultState(activation, nextPhase, nextItem, stacks, friends);
  }

  /** At the beginning of the next activation: attackers come on again, checks count anew. */
  AssaultState nextActivation() {
    return new AssaultState(
        activation + 1,
        0,
        0,
        new BySide<>(again(of(Side.ATTACKER), true), again(of(Side.DEFENDER), false)),
        friends);
  }

  private static List<StackState> again(List<StackState> states, boolean comeBack) {
    List<StackState> again = new ArrayList<>();
    for (StackState state : states) {
      again.add(state.again(comeBack));
    }
    return List.copyOf(again);
  }

  /** Whether a unit of a side stands where it is to be fought. */
  boolean stands(Side side) {
    return standing(side) > 0;
  }

  /** How many of its units do. */
  int standing(Side side) {
    int count = 0;
    for (int stack = 0; stack < of(side).size(); stack++) {
      count += of(side, stack).stands() ? 1 : 0;
    }
    return count;
  }

  /** Whether a unit of a side lives, wherever. */
  boolean lives(Side side) {
    for (int stack = 0; stack < of(side).size(); stack++) {
      if (of(side, stack).lives()) {
        return true;
      }
    }
    return false;
  }
}
