package vedette.rules.sixdays;

import java.util.Collections;
import java.util.List;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.Strengths;
import vedette.rules.kit.UnitSet;

/**
 * How a side stands between two attacks. Of those who are out of the fight nothing is kept but what
 * they have lost together, so that states do not differ by how it was shared out.
 *
 * @param strengths of its units; of those who are out of it as they began
 * @param standing the stacks that are in the fight, neither repulsed nor eliminated
 * @param gone of each stack, what has become of those of it who are out of the fight
 */
record SideState(Strengths strengths, StackSet standing, List<StackState> gone) {
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

  /** What has become of all stacks so far, those still in the fight as well. */
  List<StackState> stacks(Roster side) {
    List<StackState> stacks = gone;
    for (int stack = standing.first(); stack >= 0; stack = standing.after(stack)) {
      stacks = with(stacks, stack, gone.get(stack).losing(side.lost(side.stack(stack), strengths)));
    }
    return stacks;
  }

  /** When its units have these strengths left. */
  SideState with(Strengths left) {
    return new SideState(left, standing, gone);
  }

  /** When a stack has left the fight. */
  SideState without(int stack, boolean repulsed, boolean eliminated, Roster side) {
    StackState state = gone.get(stack).losing(side.lost(side.stack(stack), strengths));
    return new SideState(
        strengths.with(side.stack(stack), side.strengths()),
        standing.minus(StackSet.of(stack)),
        with(gone, stack, state.out(repulsed, eliminated)));
  }

  /** When a rearguard has relieved some units of a stack. */
  SideState relieved(int stack, UnitSet units, Roster side) {
    StackState state = gone.get(stack).losing(side.lost(units, strengths)).relieved();
    return new SideState(
        strengths.with(units, side.strengths()), standing, with(gone, stack, state));
  }

  private static List<StackState> with(List<StackState> stacks, int stack, StackState state) {
    if (stacks.size() == 1) {
      return List.of(state);
    }
    StackState[] all = stacks.toArray(StackState[]::new);
    all[stack] = state;
    return List.of(all);
  }
}
