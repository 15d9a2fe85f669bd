package vedette.rules.sixdays;

import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether a nonphasing stack counterattacks all phasing stacks in contact with it (11.3, SD6).
 *
 * @param differential that it would attack at
 */
record CounterattackChoice(int differential) implements YesNo {
  @Override
  public Side side() {
    return Side.DEFENDER;
  }
}
