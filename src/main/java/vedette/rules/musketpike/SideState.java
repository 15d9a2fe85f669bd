package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The stacks of a side as they stand, by their numbers. */
record SideState(List<StackState> stacks) {
  StackState of(int stack) {
    return stacks.get(stack);
  }

  /** Those whose units stand where they are to be fought. */
  List<StackState> standing() {
    return those(StackState::stands);
  }

  /** Those whose hexes are held, be it by artillery alone. */
  List<StackState> holding() {
    return those(StackState::holds);
  }

  private List<StackState> those(Predicate<StackState> what) {
    if (isTrueOfAll(what)) {
      return stacks;
    }
    List<StackState> those = new ArrayList<>(stacks.size());
    for (StackState stack : stacks) {
      if (what.test(stack)) {
        those.add(stack);
      }
    }
    return those;
  }

  private boolean isTrueOfAll(Predicate<StackState> what) {
    for (int i = 0; i < stacks.size(); i++) {
      if (!what.test(stacks.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a unit stands there. */
  boolean stands() {
    return isAny(StackState::stands);
  }

  /** Whether a unit lives, wherever. */
  boolean lives() {
    return isAny(StackState::lives);
  }

  /** The first of which something is true. */
  Optional<StackState> first(Predicate<StackState> what) {
    for (int i = 0; i < stacks.size(); i++) {
      if (what.test(stacks.get(i))) {
        return Optional.of(stacks.get(i));
      }
    }
    return Optional.empty();
  }

  /** Whether something is true of any stack. */
  boolean isAny(Predicate<StackState> what) {
    return isAny(stacks, what);
  }

  /** Whether something is true of any of these; asked often, hence by number. */
  static boolean isAny(List<StackState> stacks, Predicate<StackState> what) {
    for (int i = 0; i < stacks.size(); i++) {
      if (what.test(stacks.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** With one stack changed. */
  SideState with(StackState changed) {
    if (of(changed.stack().index()) == changed) {
      return this;
    }
    return new SideState(replaced(stacks, changed));
  }

  /** The same stacks but for one. */
  static List<StackState> replaced(List<StackState> stacks, StackState changed) {
    if (stacks.size() == 1) {
      return List.of(changed);
    }
    List<StackState> replaced = new ArrayList<>(stacks);
    replaced.set(changed.stack().index(), changed);
    return List.copyOf(replaced);
  }

  /** With all stacks changed in one way. */
  SideState map(UnaryOperator<StackState> change) {
    return new SideState(stacks.stream().map(change).toList());
  }
}
