package vedette.rules.sixdays;

import vedette.fight.Listener;
import vedette.fight.Side;
import vedette.rules.YesNo;

/** Whether a nonphasing stack counterattacks all phasing stacks in contact with it (11.3, SD6). */
record CounterattackChoice(Clash clash) implements YesNo {
  /** That it would attack at; found when somebody asks for it. */
  int differential() {
    return clash.differential(Listener.NOBODY);
  }

  @Override
  public Side side() {
    return Side.DEFENDER;
  }
}
