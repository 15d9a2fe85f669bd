package vedette.rules.sixdays.units;

import vedette.fight.Umpire;
import vedette.rules.kit.Strengths;
import vedette.rules.kit.UnitSet;
import vedette.rules.sixdays.units.Unit.Arm;
import vedette.table.grid.Effect;

/** The allocation of one combat result to the stacks that share it (key of the CRT: A#, D#, Rp). */
public record LossAllocation(Force sharing, Umpire umpire) {

  /**
   * The additional cost of a repulse for a stack, in points of cavalry or artillery (10.0, SD5).
   */
  private static final int POINTS_OF_A_REPULSE = 1;

  private Roster roster() {
    return sharing.roster();
  }

  /**
   * Returns the side after the losses of all stacks that share them, and then the cost of a repulse
   * for each stack.
   */
  public SideState apply(Effect effect, SideState before) {
    if (effect.isNone()) {
      return before;
    }
    SideState now = before.with(deal(effect.losses(), before.strengths()));
    for (int stack = sharing.stacks().first(); stack >= 0; stack = sharing.stacks().after(stack)) {
      UnitSet units = sharing.units(stack);
      if (effect.forcedBack()) {
        now = now.with(repulse(units, now.strengths()));
      }
      boolean nothingLeft = now.strengths().sum(units) == 0;
      announce(stack, effect.forcedBack(), nothingLeft, now);
      if (effect.forcedBack() || nothingLeft) {
        now = now.without(stack, effect.forcedBack(), nothingLeft, roster());
      }
    }
    return now;
  }

  /**
   * Returns the strengths after a loss. No unit takes a second point before every other that can
   * has taken one (key of the CRT, SD4).
   */
  Strengths deal(int points, Strengths before) {
    Strengths now = before;
    UnitSet waiting = UnitSet.NONE;
    for (int point = 1; point <= points; point++) {
      if (waiting.isEmpty()) {
        // Every unit that can has taken one, so a new round begins.
        waiting = sharing.units().intersection(now.alive());
      }
      if (waiting.isEmpty()) {
        return now;
      }
      int unit = chosen(waiting, now);
      waiting = waiting.without(unit);
      now = take(unit, now, "SD4");
    }
    return now;
  }

  /**
   * Returns the strengths after a repulsed stack has given up another point of cavalry or
   * artillery, if any is left (10.0, SD5).
   */
  Strengths repulse(UnitSet stack, Strengths before) {
    UnitSet horseAndGuns =
        stack.intersection(roster().of(Arm.CAVALRY).or(roster().of(Arm.ARTILLERY)));
    Strengths now = before;
    for (int point = 1; point <= POINTS_OF_A_REPULSE; point++) {
      UnitSet payers = horseAndGuns.intersection(now.alive());
      if (payers.isEmpty()) {
        return now;
      }
      now = take(chosen(payers, now), now, "SD5");
    }
    return now;
  }

  /** Returns the unit chosen by the owner; there is no choice if the units do not differ. */
  private int chosen(UnitSet units, Strengths now) {
    LossChoice choice = new LossChoice(roster(), roster().different(units, now), now);
    return choice.units().size() == 1 ? choice.units().first() : umpire.decide(choice);
  }

  private Strengths take(int unit, Strengths before, String reading) {
    int strength = before.of(unit);
    if (strength == 1) {
      umpire.note(reading, "{} {} is eliminated", roster().name(unit), strength);
    } else {
      umpire.note(reading, "{} {} is reduced to {}", roster().name(unit), strength, strength - 1);
    }
    return before.minusOne(unit);
  }

  private void announce(int stack, boolean repulsed, boolean eliminated, SideState now) {
    if (repulsed && eliminated) {
      umpire.note("SD10", "{} is repulsed and eliminated", roster().label(stack));
    } else if (repulsed) {
      umpire.note("", "{} is repulsed", roster().label(stack));
    } else if (eliminated) {
      boolean lateOnesLeave = roster().arrivals().expects(stack, now, umpire::reached);
      umpire.note(
          lateOnesLeave ? SixDaysReadings.LATE_ONES_LEAVE : "",
          "{} is eliminated",
          roster().label(stack));
    }
  }
}
