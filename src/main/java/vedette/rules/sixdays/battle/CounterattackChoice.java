package vedette.rules.sixdays.battle;

import vedette.fight.Note;
import vedette.fight.OpeningUmpire;
import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * The choice of a nonphasing stack to counterattack all phasing stacks in contact with it, or not
 * (11.3, SD6).
 *
 * @param stack its number
 */
record CounterattackChoice(BattleTurn turn, int stack, BattleState state) implements YesNo {
  /** Returns the differential of the counterattack; computed only when it is needed. */
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
