package vedette.rules.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import vedette.fight.BySide;
import vedette.fight.Side;

/**
 * The current states of both sides' units.
 *
 * @param <U> state of a unit; equal by content
 */
public record Units<U>(BySide<List<U>> units) {
  /** Returns the units of a side. */
  public List<U> of(Side side) {
    return units.of(side);
  }

  /**
   * Returns one unit of a side.
   *
   * @param unit index, from 0
   */
  public U of(Side side, int unit) {
    return units.of(side).get(unit);
  }

  /** Returns these units with new states for all units of a side. */
  public Units<U> with(Side side, List<U> then) {
    return then == of(side) ? this : new Units<>(units.with(side, then));
  }

  /** Returns these units with a new state for one unit. */
  public Units<U> with(Side side, int unit, U then) {
    return with(side, with(of(side), unit, then));
  }

  /**
   * Returns a list with one element replaced; the list itself if the new element equals the old
   * one.
   */
  public static <U> List<U> with(List<U> before, int one, U then) {
    if (before.get(one).equals(then)) {
      return before;
    }
    if (before.size() == 1) {
      return List.of(then);
    }
    List<U> changed = new ArrayList<>(before);
    changed.set(one, then);
    return List.copyOf(changed);
  }

  /** Returns the index of the first unit of a side that matches. At least one unit has to match. */
  public int first(Side side, Predicate<U> which) {
    int first = 0;
    while (!which.test(of(side).get(first))) {
      first++;
    }
    return first;
  }

  /** Returns the number of units of a side that match. */
  public int count(Side side, Predicate<U> which) {
    int count = 0;
    List<U> all = of(side);
    for (int unit = 0; unit < all.size(); unit++) {
      count += which.test(all.get(unit)) ? 1 : 0;
    }
    return count;
  }

  // Written by hand: linking the generated equals and hashCode takes longer than one battle.
  @Override
  public boolean equals(Object other) {
    return other instanceof Units<?> that && units.equals(that.units);
  }

  @Override
  public int hashCode() {
    return units.hashCode();
  }
}
