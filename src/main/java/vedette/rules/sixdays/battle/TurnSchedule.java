package vedette.rules.sixdays.battle;

import vedette.rules.sixdays.units.RulesInForce;
import vedette.rules.sixdays.units.SixDaysVariant;
import vedette.rules.sixdays.units.Stack;
import vedette.rules.sixdays.units.Stack.Timing.Counted;
import vedette.source.TextFault;

/** How many battle turns its movement leaves a stack, and in which it comes (11.1, SD6, SD7). */
public record TurnSchedule(RulesInForce rules) {
  /**
   * Those of a stack that has expended so many movement points, or says how many it has.
   *
   * @param parameter where it says so
   */
  int of(Stack.Timing timing, String parameter) {
    if (timing.counted() == Counted.SPENT) {
      return rules.tables().battleTurns(timing.number());
    }
    int most = rules.tables().mostTurns();
    if (timing.number() > most) {
      throw new TextFault(
          parameter, "no stack has " + timing.number() + " battle turns", "write at most " + most);
    }
    return timing.number();
  }

  /**
   * Those due to a stack whose overrun has failed: it has moved next to its target, and what counts
   * are the movement points expended before that last hex (SD8, SD-V8).
   *
   * @param spent movement points, that for the hex next to the target included
   */
  public int due(int spent) {
    boolean counts = rules.plays(SixDaysVariant.LAST_HEX_COUNTS);
    return rules.tables().battleTurns(counts ? spent : spent - 1);
  }

  /**
   * Returns the battle turn in which a nonphasing stack or reinforcement comes that is so many
   * movement points away: it expends one each battle turn, before its combat (11.3, SD7).
   *
   * @return 0 if it is there from the beginning
   */
  static int ofArrival(int movement) {
    return movement;
  }

  /**
   * Returns the battle turn in which a late joiner first counts: once as many have been fought as
   * it has fewer than its stack (SD7).
   *
   * @param joiners battle turns that it has itself, no more than its stack
   * @return 0 if it counts from the beginning
   */
  static int countsFrom(int stacks, int joiners) {
    return joiners == stacks ? 0 : stacks - joiners + 1;
  }
}
