package vedette.rules.sixdays.units;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.UnitSet;

/**
 * The units of a side that arrive or leave as a battle turn begins, and thereby the units that
 * count in the turn (11.1, 11.4, SD7).
 */
public final class Arrivals {
  private final Roster side;

  /** The units that count in every turn; the others come late or leave early. */
  private final UnitSet always;

  /** The units that come late or leave early, as soon as they can. */
  private final List<PartTimeUnits> late;

  /** The units that come late, but only when their owner sends them in. */
  private final List<PartTimeUnits> reserves;

  /**
   * Creates the arrivals of a side.
   *
   * @param all units that come late or leave early
   * @param heldBack whether they come only when they are sent in
   */
  Arrivals(Roster side, UnitSet always, List<PartTimeUnits> all, boolean heldBack) {
    this.side = side;
    this.always = always;
    late = heldBack ? List.of() : all;
    reserves = heldBack ? all : List.of();
  }

  /** Returns the units that come late when their owner sends them in. */
  public List<PartTimeUnits> reserves() {
    return reserves;
  }

  /**
   * Returns the units that count in a battle turn (SD7): late ones once they have come, and no
   * longer those that a rearguard has relieved.
   *
   * @param reached whether a battle turn has been reached
   */
  public UnitSet counting(IntPredicate reached) {
    UnitSet counting = always;
    for (int i = 0; i < late.size(); i++) {
      PartTimeUnits units = late.get(i);
      if (units.hasCome(reached) && !units.hasLeft(reached)) {
        counting = counting.or(units.units());
      }
    }
    return counting;
  }

  /** Returns the last battle turn in which units come or leave, or 0. */
  public int lastChange() {
    int last = side.stacks().stream().mapToInt(Roster.PreparedStack::enters).max().orElse(0);
    for (PartTimeUnits units : late) {
      last = Math.max(last, units.lastChange());
    }
    for (PartTimeUnits reserve : reserves) {
      last = Math.max(last, reserve.from());
    }
    return last;
  }

  /** Returns whether units are still to join a stack, or may be sent in. */
  boolean expects(int stack, SideState now, IntPredicate reached) {
    return late.stream().anyMatch(it -> it.stack() == stack && !it.hasCome(reached))
        || reserves.stream().anyMatch(it -> it.stack() == stack && !now.hasSentIn(it));
  }

  /**
   * Returns the side after rearguards have relieved the engaged units, which leave with their
   * losses.
   *
   * @param reached whether a battle turn has been reached
   */
  public SideState relieved(SideState before, IntPredicate reached) {
    SideState now = before;
    for (PartTimeUnits units : late) {
      if (units.hasLeft(reached) && now.stands(units.stack())) {
        now = now.relieved(units.stack(), units.units(), side);
      }
    }
    return now;
  }

  /**
   * Returns the side after the stacks that can come into contact by this battle turn have done so.
   *
   * @param reached whether a battle turn has been reached
   */
  public SideState entered(SideState before, IntPredicate reached) {
    SideState now = before;
    for (int stack = 0; stack < side.size(); stack++) {
      int turn = side.stacks().get(stack).enters();
      if (turn > 0 && !now.stands(stack) && !now.isOut(stack) && reached.test(turn)) {
        now = now.entered(stack);
      }
    }
    return now;
  }

  /** Notes the units that come and leave this turn, stack by stack. */
  public void announce(SideState now, Umpire umpire) {
    for (int stack = 0; stack < side.size(); stack++) {
      int turn = side.stacks().get(stack).enters();
      if (turn > 0 && now.stands(stack) && umpire.reached(turn) && !umpire.reached(turn + 1)) {
        umpire.note(
            SixDaysReadings.COMING_INTO_CONTACT, "{} comes into contact", side.label(stack));
      }
    }
    if (late.isEmpty() && reserves.isEmpty()) {
      return;
    }
    for (int stack = 0; stack < side.size(); stack++) {
      if (now.stands(stack)) {
        announce(stack, now, umpire);
      }
    }
  }

  private void announce(int stack, SideState now, Umpire umpire) {
    boolean first = !umpire.reached(2);
    boolean come = false;
    boolean gone = false;
    for (PartTimeUnits units : late) {
      if (units.stack() == stack) {
        come |= units.comes(umpire::reached);
        gone |= units.leaves(umpire::reached);
      }
    }
    if (first && expects(stack, now, umpire::reached)) {
      note("{} awaits arrivals", stack, umpire);
    }
    if (gone) {
      note("{} disengages behind its rearguard", stack, umpire);
    } else if (come) {
      boolean attacks = side.side() == Side.ATTACKER;
      note(attacks ? "late joiners reach {}" : "{} is reinforced", stack, umpire);
    }
  }

  private void note(String pattern, int stack, Umpire umpire) {
    umpire.note(SixDaysReadings.ARRIVALS, pattern, side.label(stack));
  }

  /**
   * Units and officers of one stack that are not in the whole battle: they come late together, or
   * leave together behind a rearguard (SD7).
   *
   * @param stack the number of their stack
   * @param from the first battle turn in which they count; 0 if they are there from the beginning
   * @param until the battle turn from which a rearguard fights instead; {@link #NEVER} if none does
   */
  public record PartTimeUnits(int stack, int from, int until, UnitSet units) {
    /** A battle turn that is never reached. */
    static final int NEVER = Integer.MAX_VALUE;

    /** The order by listed stacks, and in a stack by arrival (SD-V12). */
    static final Comparator<PartTimeUnits> IN_ORDER =
        Comparator.comparingInt(PartTimeUnits::stack).thenComparingInt(PartTimeUnits::from);

    /**
     * Returns whether the units have come.
     *
     * @param reached whether a battle turn has been reached
     */
    public boolean hasCome(IntPredicate reached) {
      return from <= 1 || reached.test(from);
    }

    /** Returns whether the units have left behind a rearguard. */
    boolean hasLeft(IntPredicate reached) {
      return until != NEVER && (until == 1 || reached.test(until));
    }

    /** Returns whether the units come as this turn begins. */
    boolean comes(IntPredicate reached) {
      return from > 0 && hasCome(reached) && !reached.test(from + 1);
    }

    /** Returns whether the units leave as this turn begins. */
    boolean leaves(IntPredicate reached) {
      return hasLeft(reached) && !reached.test(until + 1);
    }

    /** Returns the last battle turn in which the units come or leave, or 0. */
    int lastChange() {
      return until == NEVER ? from : until;
    }
  }
}
