package vedette.rules.sixdays;

import java.util.List;
import vedette.fight.Choice;
import vedette.fight.Side;

/**
 * Whether the phasing player breaks the battle off before a further battle turn (11.3).
 *
 * @param differential the best that one of his attacks would have next turn
 * @param lost strength points that he has lost
 */
record StopChoice(int differential, int lost) implements Choice<Boolean> {
  @Override
  public Side side() {
    return Side.ATTACKER;
  }

  @Override
  public List<Boolean> options() {
    return List.of(true, false);
  }
}
