package vedette.rules.musketpike.units;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The stacks of a side as they stand, or some of them, by their numbers. */
public record SideState(List<StackState> stacks) {
  public StackState of(int stack) {
    return stacks.get(place(stacks, stack));
  }

  /** Returns where a stack stands among these; one of them is it. */
  private static int place(List<StackState> stacks, int stack) {
    int place = 0;
    while (stacks.get(place).stack().index() != stack) {
      place++;
    }
    return place;
  }

  /** Returns the numbers of all of them. */
  List<Integer> numbers() {
    return stacks.stream().map(it -> it.stack().index()).toList();
  }

  /** Only those with these numbers, in their order. */
  public SideState restrictedTo(List<Integer> numbers) {
    return numbers.size() == stacks.size()
        ? this
        : new SideState(numbers.stream().map(this::of).toList());
  }

  /** With those stacks of another state changed that it has. */
  public SideState with(SideState changed) {
    SideState now = this;
    for (StackState stack : changed.stacks()) {
      now = now.with(stack);
    }
    return now;
  }

  /** Returns the stacks whose units stand in their place. */
  public List<StackState> standing() {
    return those(StackState::stands);
  }

  /** Returns the stacks whose hexes are held, also by artillery only. */
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

  /** Returns whether a unit stands there. */
  public boolean stands() {
    return isAny(StackState::stands);
  }

  /** Returns whether a unit lives, wherever. */
  public boolean lives() {
    return isAny(StackState::lives);
  }

  /** Returns the first of which something is true. */
  public Optional<StackState> first(Predicate<StackState> what) {
    for (int i = 0; i < stacks.size(); i++) {
      if (what.test(stacks.get(i))) {
        return Optional.of(stacks.get(i));
      }
    }
    return Optional.empty();
  }

  /** Returns whether something is true of any stack. */
  public boolean isAny(Predicate<StackState> what) {
    return isAny(stacks, what);
  }

  /** Returns whether something is true of any of these; asked often, hence by number. */
  public static boolean isAny(List<StackState> stacks, Predicate<StackState> what) {
    for (int i = 0; i < stacks.size(); i++) {
      if (what.test(stacks.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the ground of all these hexes together, as it meets an attack from there. */
  public static Ground ground(List<StackState> hexes, Facing from) {
    Ground ground = Ground.CLEAR;
    for (int i = 0; i < hexes.size(); i++) {
      ground = ground.with(hexes.get(i).stack().ground().from(from));
    }
    return ground;
  }

  /** With one stack changed. */
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

  /** With all stacks changed in one way. */
  public SideState map(UnaryOperator<StackState> change) {
    SideState now = this;
    for (int i = 0; i < stacks.size(); i++) {
      now = now.with(change.apply(stacks.get(i)));
    }
    return now;
  }
}
