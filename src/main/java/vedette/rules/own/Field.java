package vedette.rules.own;

import java.util.Map;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.system.LossOrder;
import vedette.system.Rule;
import vedette.system.RuleSystem;

/**
 * What does not change while a fight goes on.
 *
 * @param words said of the fight, and how often
 * @param column that is said; "" for none
 * @param rounds at most; 0 for no limit
 * @param orders in which each side's units take losses
 * @param retreat when each side or its units retreat where they may
 * @param lastRound no later round need be told apart
 */
record Field(
    RuleSystem rules,
    BySide<Force> forces,
    Map<String, Integer> words,
    String column,
    int rounds,
    BySide<LossOrder> orders,
    BySide<Rule> retreat,
    int lastRound) {
  Force force(Side side) {
    return forces.of(side);
  }
}
