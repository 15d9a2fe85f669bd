package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;

/**
 * A battle between two attacks.
 *
 * @param turn the battle turn, from 1
 * @param next whose attack comes next: phasing stacks in their order, then nonphasing stacks
 * @param attacked bits of the nonphasing stacks that this turn's attacks need not reach any more,
 *     as far as that matters to an attack still to come
 */
record BattleState(
    int turn, int next, int attacked, List<StackState> attackers, List<StackState> defenders) {
  /** A battle turn that begins with both sides as they stand. */
  static BattleState begin(int turn, BattleState state) {
    return new BattleState(turn, 0, 0, state.attackers, state.defenders);
  }

  BattleState next(int whose) {
    return new BattleState(turn, whose, attacked, attackers, defenders);
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
