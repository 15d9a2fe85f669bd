package vedette.rules.sixdays.battle;

import java.util.Objects;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.kit.StackSet;
import vedette.rules.sixdays.units.SideState;

/**
 * The state of a battle between two attacks.
 *
 * @param phase phase of the battle turn
 * @param stack number of the next stack of the side that attacks in this phase
 * @param attacked nonphasing stacks that need no further attack this turn, as far as that matters
 *     to an attack still to come
 */
public record BattleState(
    BattlePhase phase, int stack, StackSet attacked, BySide<SideState> sides) {
  /** Returns the beginning of a battle turn with both sides in this state. */
  public static BattleState begin(BySide<SideState> sides) {
    return new BattleState(BattlePhase.NONPHASING_MOVEMENT, 0, StackSet.NONE, sides);
  }

  public SideState attackers() {
    return sides.attacker();
  }

  public SideState defenders() {
    return sides.defender();
  }

  SideState of(Side side) {
    return sides.of(side);
  }

  /** Returns whether a battle turn begins. */
  boolean turnBegins() {
    return phase == BattlePhase.NONPHASING_MOVEMENT;
  }

  /** Returns the state with these stacks as the ones that need no further attack. */
  BattleState attacked(StackSet others) {
    return new BattleState(phase, stack, others, sides);
  }

  /** Returns the state with a side changed. */
  BattleState with(Side side, SideState changed) {
    return new BattleState(phase, stack, attacked, sides.with(side, changed));
  }

  /** Returns the state in a phase, before this stack acts. */
  BattleState at(BattlePhase next, int number) {
    return next == phase && number == stack ? this : new BattleState(next, number, attacked, sides);
  }

  // Written by hand: the generated methods are linked at start-up, which delays a short run
  // noticeably.
  @Override
  public boolean equals(Object other) {
    return other instanceof BattleState that
        && phase == that.phase
        && stack == that.stack
        && attacked.equals(that.attacked)
        && sides.equals(that.sides);
  }

  @Override
  public int hashCode() {
    return Objects.hash(phase, stack, attacked, sides);
  }
}
