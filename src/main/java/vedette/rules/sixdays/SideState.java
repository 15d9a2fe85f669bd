package vedette.rules.sixdays;

import java.util.Collections;
import java.util.List;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.Strengths;
import vedette.rules.kit.UnitSet;

/**
 * How a side stands between two attacks. Of units that are out of the fight it keeps nothing but
 * what their stack has lost.
 *
 * @param strengths of its units; nothing of those who are out of it
 * @param standing the stacks that are in the fight, neither repulsed nor eliminated
 */
record SideState(Strengths strengths, StackSet standing, List<StackState> stacks) {
  /** A side as it is drawn up. */
  static SideState of(Roster side) {
    return new SideState(
        side.strengths(),
        StackSet.first(side.size()),
        List.copyOf(Collections.nCopies(side.size(), StackState.UNHURT)));
  }

  /** Whether a stack is in the fight. */
  boolean stands(int stack) {
    return standing.has(stack);
  }

  /** What has become of a stack so far. */
  StackState stack(int stack) {
    return stacks.get(stack);
  }

  /** Whether nothing is left of any stack. */
  boolean allEliminated() {
    for (int stack = 0; stack < stacks.size(); stack++) {
      if (!stack(stack).eliminated()) {
        return false;
      }
    }
    return true;
  }

  /** With other strengths, and another state of one stack. */
  SideState with(Strengths left, int stack, StackState state) {
    StackSet stand = state.stands() ? standing : standing.minus(StackSet.of(stack));
    if (stacks.size() == 1) {
      return new SideState(left, stand, List.of(state));
    }
    StackState[] all = stacks.toArray(StackState[]::new);
    all[stack] = state;
    return new SideState(left, stand, List.of(all));
  }

  /** When a rearguard has relieved some units of a stack. */
  SideState relieved(int stack, UnitSet units) {
    return with(strengths.without(units), stack, stack(stack).relieved());
  }
}
