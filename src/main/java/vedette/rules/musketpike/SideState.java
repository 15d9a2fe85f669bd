package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The stacks of a side as they stand, by their numbers. */
record SideState(List<StackState> stacks) {
  StackState of(int stack) {
    return stacks.get(stack);
  }

  /** Those whose units stand where they are to be fought. */
  List<StackState> standing() {
    if (stacks.size() == 1) {
      return stacks.get(0).stands() ? stacks : List.of();
    }
    return stacks.stream().filter(StackState::stands).toList();
  }

  /** Whether a unit stands there. */
  boolean stands() {
    return !standing().isEmpty();
  }

  /** Whether a unit lives, wherever. */
  boolean lives() {
    return isAny(StackState::lives);
  }

  /** Whether something is true of any stack. */
  boolean isAny(Predicate<StackState> what) {
    return stacks.stream().anyMatch(what);
  }

  /** With one stack changed. */
  SideState with(StackState changed) {
    return new SideState(replaced(stacks, changed));
  }

  /** The same stacks but for one. */
  static List<StackState> replaced(List<StackState> stacks, StackState changed) {
    List<StackState> replaced = new ArrayList<>(stacks);
    replaced.set(changed.stack().index(), changed);
    return List.copyOf(replaced);
  }

  /** With all stacks changed in one way. */
  SideState map(UnaryOperator<StackState> change) {
    return new SideState(stacks.stream().map(change).toList());
  }
}
