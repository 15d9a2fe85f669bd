package vedette.rules.own;

import java.util.Map;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.own.stack.Force;
import vedette.system.LossOrder;
import vedette.system.RuleSystem;
import vedette.system.effect.Loss;
import vedette.system.query.Condition;

/**
 * What does not change while a fight goes on.
 *
 * @param words said of the fight, and how often
 * @param options what is said of each roll on a table
 * @param rounds at most; 0 for no limit
 * @param orders in which each side's units take losses
 * @param retreat when each side or its units retreat where they may
 * @param lastRound no later round need be told apart
 * @param readings that notes rest on
 */
record FightTerms(
    RuleSystem rules,
    BySide<Force> forces,
    Map<String, Integer> words,
    TableOptions options,
    int rounds,
    BySide<LossOrder> orders,
    BySide<Condition> retreat,
    int lastRound,
    TableReadings readings) {
  /** The same where this is said of rolls on tables. */
  FightTerms withOptions(TableOptions other, TableReadings with) {
    return new FightTerms(rules, forces, words, other, rounds, orders, retreat, lastRound, with);
  }

  /** Returns whether a loss is a whole unit, however much it has left. */
  boolean losesWholeUnits() {
    return rules.losses().by() == Loss.LossUnit.UNITS;
  }

  Force force(Side side) {
    return forces.of(side);
  }
}
