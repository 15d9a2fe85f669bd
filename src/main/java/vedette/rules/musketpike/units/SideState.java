package vedette.rules.musketpike.units;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The current states of a side's stacks, or of some of them, found by their numbers. */
public record SideState(List<StackState> stacks) {
  public StackState of(int stack) {
    return stacks.get(place(stacks, stack));
  }

  /** Returns the position of a stack in the list, which must contain it. */
  private static int place(List<StackState> stacks, int stack) {
    int place = 0;
    while (stacks.get(place).stack().index() != stack) {
      place++;
    }
    return place;
  }

  /** Returns the numbers of all stacks. */
  List<Integer> numbers() {
    return stacks.stream().map(it -> it.stack().index()).toList();
  }

  /** Returns a state of only the stacks with these numbers, in the order of the numbers. */
  public SideState restrictedTo(List<Integer> numbers) {
    return numbers.size() == stacks.size()
        ? this
        : new SideState(numbers.stream().map(this::of).toList());
  }

  /** Returns the state with its stacks replaced by those of another state. */
  public SideState with(SideState changed) {
    SideState now = this;
    for (StackState stack : changed.stacks()) {
      now = now.with(stack);
    }
    return now;
  }

  /** Returns the stacks with a unit on the field. */
  public List<StackState> standing() {
    return those(StackState::stands);
  }

  /** Returns the stacks with a unit or only artillery in their hexes. */
  public List<StackState> holding() {
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

  /** Returns whether any unit is on the field. */
  public boolean stands() {
    return isAny(StackState::stands);
  }

  /** Returns whether any unit lives, on the field or elsewhere. */
  public boolean lives() {
    return isAny(StackState::lives);
  }

  /** Returns the first stack for which the condition holds. */
  public Optional<StackState> first(Predicate<StackState> what) {
    for (int i = 0; i < stacks.size(); i++) {
      if (what.test(stacks.get(i))) {
        return Optional.of(stacks.get(i));
      }
    }
    return Optional.empty();
  }

  /** Returns whether the condition holds for any stack. */
  public boolean isAny(Predicate<StackState> what) {
    return isAny(stacks, what);
  }

  /**
   * Returns whether the condition holds for any of these stacks. It loops by index because fights
   * call it often.
   */
  public static boolean isAny(List<StackState> stacks, Predicate<StackState> what) {
    for (int i = 0; i < stacks.size(); i++) {
      if (what.test(stacks.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the combined ground of all these hexes, as an attack from there meets it. */
  public static Ground ground(List<StackState> hexes, Facing from) {
    Ground ground = Ground.CLEAR;
    for (int i = 0; i < hexes.size(); i++) {
      ground = ground.with(hexes.get(i).stack().ground().from(from));
    }
    return ground;
  }

  /** Returns the state with one stack changed. */
  public SideState with(StackState changed) {
    if (of(changed.stack().index()) == changed) {
      return this;
    }
    return new SideState(replaced(stacks, changed));
  }

  /** Returns these stacks with one of them replaced. */
  public static List<StackState> replaced(List<StackState> stacks, StackState changed) {
    if (stacks.size() == 1) {
      return List.of(changed);
    }
    List<StackState> replaced = new ArrayList<>(stacks);
    replaced.set(place(stacks, changed.stack().index()), changed);
    return List.copyOf(replaced);
  }

  /** Returns the state with the change applied to every stack. */
  public SideState map(UnaryOperator<StackState> change) {
    SideState now = this;
    for (int i = 0; i < stacks.size(); i++) {
      now = now.with(change.apply(stacks.get(i)));
    }
    return now;
  }
}
