package vedette.rules.sixdays.battle;

import java.util.Objects;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.kit.StackSet;
import vedette.rules.sixdays.units.SideState;

/**
 * A battle between two attacks.
 *
 * @param phase of the battle turn
 * @param stack the next one of the side that attacks in this phase
 * @param attacked the nonphasing stacks that this turn's attacks need not reach any more, as far as
 *     that matters to an attack still to come
 */
public record BattleState(
    BattlePhase phase, int stack, StackSet attacked, BySide<SideState> sides) {
  /** Returns a battle turn that begins with both sides as they stand. */
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

  /** The same with others that need not be attacked any more. */
  BattleState attacked(StackSet others) {
    return new BattleState(phase, stack, others, sides);
  }

  /** The same with a side changed. */
  BattleState with(Side side, SideState changed) {
    return new BattleState(phase, stack, attacked, sides.with(side, changed));
  }

  /** The same in a phase, with the stack that is next in it. */
  BattleState at(BattlePhase next, int number) {
    return next == phase && number == stack ? this : new BattleState(next, number, attacked, sides);
  }

  // Written out: the generated methods are slow to link at start-up, which a short run would
  // notice.
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
