package vedette.rules.sixdays;

import vedette.fight.Side;
import vedette.rules.YesNo;
import vedette.rules.kit.StackSet;

/**
 * Whether the nonphasing player sends in reinforcements before a battle turn's combat (11.3).
 *
 * @param reserve those who can come by now
 * @param state as the turn begins
 */
record ReinforceChoice(BattleTurn turn, LateUnits reserve, BattleState state) implements YesNo {
  /**
   * The best that an attack on their stack would have without them; the least int if none would.
   */
  int differential() {
    return turn.bestDifferential(state, StackSet.of(reserve.stack()));
  }

  /** Strength points that their stack has lost. */
  int lost() {
    Roster side = turn.contacts().defenders();
    return side.lost(side.stack(reserve.stack()), state.defenders().strengths());
  }

  @Override
  public String parameter() {
    return "reinforce";
  }

  @Override
  public Side side() {
    return Side.DEFENDER;
  }
}
