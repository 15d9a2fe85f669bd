package vedette.rules.sixdays;

import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether the phasing player breaks the battle off before a further battle turn (11.3).
 *
 * @param state as the turn ends
 */
record StopChoice(Battle battle, BattleState state) implements YesNo {
  /** The best that one of his attacks would have next turn; found when somebody asks for it. */
  int differential() {
    return battle.bestDifferential(state.turn() + 1, state);
  }

  /** Strength points that he has lost. */
  int lost() {
    return battle.lost(state);
  }

  @Override
  public Side side() {
    return Side.ATTACKER;
  }
}
