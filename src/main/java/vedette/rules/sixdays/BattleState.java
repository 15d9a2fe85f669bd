package vedette.rules.sixdays;

import java.util.Objects;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.kit.StackSet;

/**
 * A battle between two attacks.
 *
 * @param side whose attacks are due: the phasing stacks' in their order, then the nonphasing ones'
 * @param stack the next one of that side; the first phasing stack, whether it attacks or not, when
 *     a battle turn begins
 * @param attacked the nonphasing stacks that this turn's attacks need not reach any more, as far as
 *     that matters to an attack still to come
 */
record BattleState(Side side, int stack, StackSet attacked, BySide<SideState> sides) {
  /** A battle turn that begins with both sides as they stand. */
  static BattleState begin(BySide<SideState> sides) {
    return new BattleState(Side.ATTACKER, 0, StackSet.NONE, sides);
  }

  SideState attackers() {
    return sides.attacker();
  }

  SideState defenders() {
    return sides.defender();
  }

  SideState of(Side side) {
    return sides.of(side);
  }

  /** Whether a battle turn begins. */
  boolean turnBegins() {
    return side == Side.ATTACKER && stack == 0;
  }

  /** The same with others that need not be attacked any more. */
  BattleState attacked(StackSet others) {
    return new BattleState(side, stack, others, sides);
  }

  /** The same with another one to attack next. */
  BattleState next(Side whose, int number) {
    return whose == side && number == stack
        ? this
        : new BattleState(whose, number, attacked, sides);
  }

  // Not left to the record: what it makes of it at every start takes longer than a battle.
  @Override
  public boolean equals(Object other) {
    return other instanceof BattleState that
        && side == that.side
        && stack == that.stack
        && attacked.equals(that.attacked)
        && sides.equals(that.sides);
  }

  @Override
  public int hashCode() {
    return Objects.hash(side, stack, attacked, sides);
  }
}
