package vedette.rules.sixdays.battle;

import vedette.fight.Note;
import vedette.fight.OpeningUmpire;
import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether a nonphasing stack counterattacks all phasing stacks in contact with it (11.3, SD6).
 *
 * @param stack its number
 */
record CounterattackChoice(BattleTurn turn, int stack, BattleState state) implements YesNo {
  /** That it would attack at; found when somebody asks for it. */
  int differential() {
    return turn.counterattack(stack, state).differential(OpeningUmpire.UNHEARD);
  }

  @Override
  public String situation() {
    return "differential " + Note.signed(differential());
  }

  @Override
  public String parameter() {
    return "counterattack";
  }

  @Override
  public Side side() {
    return Side.DEFENDER;
  }
}
