package vedette.rules.sixdays.battle;

import vedette.rules.sixdays.units.RulesInForce;
import vedette.rules.sixdays.units.SixDaysVariant;
import vedette.rules.sixdays.units.Stack;
import vedette.rules.sixdays.units.Stack.Timing.Counted;
import vedette.source.TextFault;

/**
 * The schedule of battle turns: their number by a stack's movement, and the turn in which it comes
 * (11.1, SD6, SD7).
 */
public record TurnSchedule(RulesInForce rules) {
  /**
   * Returns the number of battle turns of a stack, given directly or by expended movement points.
   *
   * @param parameter parameter that gives it
   * @throws TextFault if the number is more than any stack can have
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
   * Returns the number of battle turns due to a stack whose overrun has failed. It has moved next
   * to its target; only the movement points expended before that last hex count (SD8, SD-V8).
   *
   * @param spent movement points, including those for the hex next to the target
   */
  public int due(int spent) {
    boolean counts = rules.plays(SixDaysVariant.LAST_HEX_COUNTS);
    return rules.tables().battleTurns(counts ? spent : spent - 1);
  }

  /**
   * Returns the battle turn in which a nonphasing stack or reinforcement arrives. It expends one
   * movement point each battle turn, before its combat (11.3, SD7).
   *
   * @param movement its distance in movement points
   * @return 0 if it is there from the beginning
   */
  static int ofArrival(int movement) {
    return movement;
  }

  /**
   * Returns the battle turn in which a late joiner first counts. It misses as many turns as it has
   * fewer than its stack (SD7).
   *
   * @param stacks number of battle turns of its stack
   * @param joiners its own number of battle turns, at most that of its stack
   * @return 0 if it counts from the beginning
   */
  static int countsFrom(int stacks, int joiners) {
    return joiners == stacks ? 0 : stacks - joiners + 1;
  }
}
