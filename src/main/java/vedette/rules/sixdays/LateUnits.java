package vedette.rules.sixdays;

import java.util.Comparator;
import java.util.function.IntPredicate;
import vedette.rules.kit.UnitSet;

/**
 * Units and officers of one stack that are not in the whole battle: they come together, late, or go
 * together, behind a rearguard (SD7).
 *
 * @param stack the number of their stack
 * @param from the first battle turn they count in; 0 if they are there from the beginning
 * @param until the battle turn from which on a rearguard fights instead; {@link #NEVER} if none
 *     does
 */
record LateUnits(int stack, int from, int until, UnitSet units) {
  /** A battle turn that does not come. */
  static final int NEVER = Integer.MAX_VALUE;

  /** By stacks in listed order, and in a stack by when they come (SD-V12). */
  static final Comparator<LateUnits> IN_ORDER =
      Comparator.comparingInt(LateUnits::stack).thenComparingInt(LateUnits::from);

  /**
   * Whether they have come.
   *
   * @param reached whether a battle turn is reached
   */
  boolean hasCome(IntPredicate reached) {
    return from <= 1 || reached.test(from);
  }

  /** Whether they have got away behind a rearguard. */
  boolean hasLeft(IntPredicate reached) {
    return until != NEVER && (until == 1 || reached.test(until));
  }

  /** Whether they come as this turn begins. */
  boolean comes(IntPredicate reached) {
    return from > 0 && hasCome(reached) && !reached.test(from + 1);
  }

  /** Whether they get away as this turn begins. */
  boolean leaves(IntPredicate reached) {
    return hasLeft(reached) && !reached.test(until + 1);
  }

  /** The last battle turn in which they come or go, or 0. */
  int lastChange() {
    return until == NEVER ? from : until;
  }
}
