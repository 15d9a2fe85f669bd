package vedette.rules.sixdays;

import vedette.fight.Note;
import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether the phasing player breaks the battle off before a further battle turn (11.3).
 *
 * @param next the turn that would follow
 * @param state as that one would begin
 */
record StopChoice(BattleTurn next, BattleState state) implements YesNo {
  /** The best that one of his attacks would have next turn; found when somebody asks for it. */
  int differential() {
    return next.bestDifferential(state);
  }

  /** Strength points that he has lost. */
  int lost() {
    return next.contacts().attackers().lost(state.attackers().strengths());
  }

  @Override
  public String seen() {
    return "differential " + Note.signed(differential()) + ", " + lost() + " lost";
  }

  @Override
  public String parameter() {
    return "stop";
  }

  @Override
  public Side side() {
    return Side.ATTACKER;
  }
}
