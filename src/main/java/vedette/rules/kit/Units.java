package vedette.rules.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import vedette.fight.BySide;
import vedette.fight.Side;

/**
 * Both sides' units as they now are.
 *
 * @param <U> a unit as it now is; equal by content
 */
public record Units<U>(BySide<List<U>> units) {
  /** Returns a side's. */
  public List<U> of(Side side) {
    return units.of(side);
  }

  /** One unit of a side, from 0. */
  public U of(Side side, int unit) {
    return units.of(side).get(unit);
  }

  /** With all units of a side as they then are. */
  public Units<U> with(Side side, List<U> then) {
    return then == of(side) ? this : new Units<>(units.with(side, then));
  }

  /** With one unit as it then is. */
  public Units<U> with(Side side, int unit, U then) {
    return with(side, with(of(side), unit, then));
  }

  /** The same list with one of it as it then is. */
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

  /** Returns the first unit of a side that is so; there has to be one. */
  public int first(Side side, Predicate<U> which) {
    int first = 0;
    while (!which.test(of(side).get(first))) {
      first++;
    }
    return first;
  }

  /** How many units of a side are so. */
  public int count(Side side, Predicate<U> which) {
    int count = 0;
    List<U> all = of(side);
    for (int unit = 0; unit < all.size(); unit++) {
      count += which.test(all.get(unit)) ? 1 : 0;
    }
    return count;
  }

  // Written out: linking the generated equals and hashCode takes longer than one battle.
  @Override
  public boolean equals(Object other) {
    return other instanceof Units<?> that && units.equals(that.units);
  }

  @Override
  public int hashCode() {
    return units.hashCode();
  }
}
