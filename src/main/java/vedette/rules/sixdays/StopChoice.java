package vedette.rules.sixdays;

import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether the phasing player breaks the battle off before a further battle turn (11.3).
 *
 * @param differential the best that one of his attacks would have next turn
 * @param lost strength points that he has lost
 */
record StopChoice(int differential, int lost) implements YesNo {
  @Override
  public Side side() {
    return Side.ATTACKER;
  }
}
