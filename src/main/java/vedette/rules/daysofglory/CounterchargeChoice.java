package vedette.rules.daysofglory;

import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether horse or irregulars that have passed their being-charged test countercharge (DG6).
 *
 * @param figures they have left
 */
record CounterchargeChoice(int figures) implements YesNo {
  @Override
  public String seen() {
    return figures + " figures";
  }

  @Override
  public String parameter() {
    return "countercharge";
  }

  @Override
  public Side side() {
    return Side.DEFENDER;
  }
}
