package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;

/**
 * Everybody in a fight, as drawn up.
 *
 * @param friends those who may have to make way for a retreat
 * @param from the hexes of the defenders that the attack comes from
 */
record Lineup(
    MusketPikeTables tables, BySide<List<DrawnStack>> stacks, List<Friend> friends, Facing from) {

  /**
   * A unit in the way of a retreat.
   *
   * @param side whose it is
   * @param owner index of the stack that would displace it
   */
  record Friend(DrawnStack stack, Side side, int owner) {}

  List<DrawnStack> of(Side side) {
    return stacks.of(side);
  }

  DrawnStack of(Side side, int stack) {
    return stacks.of(side).get(stack);
  }

  /** Whether artillery of the defenders is still there. */
  boolean gunsHold(AssaultState state) {
    for (int i = 0; i < of(Side.DEFENDER).size(); i++) {
      if (of(Side.DEFENDER, i).guns().isPresent()
          && !state.of(Side.DEFENDER, i).place().losesGuns()) {
        return true;
      }
    }
    return false;
  }

  /** The best column of the melee table. */
  int bestColumn() {
    return tables.meleeResults.columns().size() - 1;
  }
}
