package vedette.rules.sixdays;

import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether a nonphasing stack counterattacks all phasing stacks in contact with it (11.3, SD6).
 *
 * @param defender its place among the nonphasing stacks
 */
record CounterattackChoice(Battle battle, BattleState state, int defender) implements YesNo {
  /** That it would attack at; found when somebody asks for it. */
  int differential() {
    return battle.counterDifferential(state, defender);
  }

  @Override
  public Side side() {
    return Side.DEFENDER;
  }
}
