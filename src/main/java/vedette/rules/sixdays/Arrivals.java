package vedette.rules.sixdays;

import java.util.function.IntPredicate;
import vedette.fight.Side;
import vedette.fight.Umpire;

/** Who of a side comes and goes as a battle turn begins (11.1, 11.4, SD7). */
record Arrivals(Roster side) {

  /**
   * The side when a rearguard has relieved those engaged, who leave with their losses.
   *
   * @param reached whether a battle turn is reached by then
   */
  SideState relieved(SideState before, IntPredicate reached) {
    SideState now = before;
    for (LateUnits late : side.lateUnits()) {
      if (late.hasLeft(reached) && now.stands(late.stack())) {
        now = now.relieved(late.stack(), late.units(), side);
      }
    }
    return now;
  }

  /**
   * The side when stacks have come into contact that can by this battle turn.
   *
   * @param reached whether a battle turn is reached by then
   */
  SideState entered(SideState before, IntPredicate reached) {
    SideState now = before;
    for (int stack = 0; stack < side.size(); stack++) {
      int turn = side.stacks().get(stack).enters();
      if (turn > 0 && !now.stands(stack) && !now.isOut(stack) && reached.test(turn)) {
        now = now.entered(stack);
      }
    }
    return now;
  }

  /** Notes who comes and goes this turn, stack by stack. */
  void announce(SideState now, Umpire umpire) {
    for (int stack = 0; stack < side.size(); stack++) {
      int turn = side.stacks().get(stack).enters();
      if (turn > 0 && now.stands(stack) && umpire.reached(turn) && !umpire.reached(turn + 1)) {
        umpire.note(
            SixDaysReadings.COMING_INTO_CONTACT, "{} comes into contact", side.label(stack));
      }
    }
    if (side.lateUnits().isEmpty() && side.reserves().isEmpty()) {
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
    for (LateUnits late : side.lateUnits()) {
      if (late.stack() == stack) {
        come |= late.comes(umpire::reached);
        gone |= late.leaves(umpire::reached);
      }
    }
    if (first && side.expects(stack, now, umpire::reached)) {
      note("{} expects others to come", stack, umpire);
    }
    if (gone) {
      note("{} disengages behind its rearguard", stack, umpire);
    } else if (come) {
      boolean attacks = side.side() == Side.ATTACKER;
      note(attacks ? "{} counts its late joiners" : "{} is reinforced", stack, umpire);
    }
  }

  private void note(String pattern, int stack, Umpire umpire) {
    umpire.note(SixDaysReadings.ARRIVALS, pattern, side.label(stack));
  }
}
