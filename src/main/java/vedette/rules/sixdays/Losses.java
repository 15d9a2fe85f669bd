package vedette.rules.sixdays;

import vedette.fight.Umpire;
import vedette.rules.kit.Strengths;
import vedette.rules.kit.UnitSet;
import vedette.table.Effect;

/** What one combat result takes from the stacks that share it (key of the CRT: A#, D#, Rp). */
record Losses(Roster side, Umpire umpire) {

  /** The losses over all who share them, then the friction of each stack that is repulsed. */
  SideState suffer(Effect effect, AttackSide sharing, SideState before) {
    if (effect.equals(Effect.NONE)) {
      return before;
    }
    SideState now = before.with(deal(effect.losses(), sharing.units(), before.strengths()));
    for (int stack = sharing.stacks().first(); stack >= 0; stack = sharing.stacks().after(stack)) {
      UnitSet units = sharing.units().and(side.stack(stack));
      if (effect.forcedBack()) {
        now = now.with(friction(units, now.strengths()));
      }
      boolean nothingLeft = now.strengths().sum(units) == 0;
      announce(stack, effect.forcedBack(), nothingLeft);
      if (effect.forcedBack() || nothingLeft) {
        now = now.without(stack, effect.forcedBack(), nothingLeft, side);
      }
    }
    return now;
  }

  /**
   * No unit takes a second point before every other that can has taken one (key of the CRT, SD4).
   */
  Strengths deal(int points, UnitSet sharing, Strengths before) {
    Strengths now = before;
    UnitSet waiting = UnitSet.NONE;
    for (int point = 1; point <= points; point++) {
      if (waiting.isEmpty()) {
        // All who can have taken one: they begin again.
        waiting = sharing.and(now.alive());
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
   * A repulsed stack gives up one point more of cavalry or artillery, if any is left (10.0, SD5).
   */
  Strengths friction(UnitSet stack, Strengths before) {
    UnitSet payers = stack.and(side.of(Arm.CAVALRY).or(side.of(Arm.ARTILLERY))).and(before.alive());
    return payers.isEmpty() ? before : take(chosen(payers, before), before, "SD5");
  }

  /** The owner chooses, where there is a difference. */
  private int chosen(UnitSet units, Strengths now) {
    LossChoice choice = side.among(units, now);
    return choice.units().size() == 1 ? choice.units().first() : umpire.decide(choice);
  }

  private Strengths take(int unit, Strengths before, String reading) {
    int strength = before.of(unit);
    if (strength == 1) {
      umpire.note(reading, "{} {} is eliminated", side.name(unit), strength);
    } else {
      umpire.note(reading, "{} {} falls to {}", side.name(unit), strength, strength - 1);
    }
    return before.lessOne(unit);
  }

  private void announce(int stack, boolean repulsed, boolean eliminated) {
    if (repulsed && eliminated) {
      umpire.note("SD10", "{} is repulsed, and nothing of it is left", side.label(stack));
    } else if (repulsed) {
      umpire.note("", "{} is repulsed", side.label(stack));
    } else if (eliminated) {
      boolean lateOnesLeave = side.expects(stack, umpire::reached);
      umpire.note(
          lateOnesLeave ? SixDaysReadings.LATE_ONES_LEAVE : "",
          "{} is eliminated",
          side.label(stack));
    }
  }
}
