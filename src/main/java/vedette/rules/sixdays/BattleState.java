package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;

/**
 * A battle between two attacks.
 *
 * @param turn the battle turn, from 1
 * @param next whose attack comes next: phasing stacks in their order, then nonphasing stacks
 */
record BattleState(int turn, int next, List<StackState> attackers, List<StackState> defenders) {
  BattleState next(int whose) {
    return new BattleState(turn, whose, attackers, defenders);
  }

  /** A copy of a list with one stack replaced. */
  static List<StackState> with(List<StackState> stacks, int index, StackState stack) {
    if (stacks.size() == 1) {
      return List.of(stack);
    }
    List<StackState> changed = new ArrayList<>(stacks);
    changed.set(index, stack);
    return List.copyOf(changed);
  }
}
