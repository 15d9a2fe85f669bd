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
 * The terms of a fight, which do not change while it is played.
 *
 * @param words the words given for the fight, with their counts
 * @param options the options for rolls on tables
 * @param rounds the most rounds; 0 for no limit
 * @param orders the order in which each side's units take losses
 * @param retreat the condition on which each side or its units retreat where they may
 * @param lastRound the last round that any rule or condition tells apart
 * @param readings the ids of readings for notes
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
  /** Returns these terms with other options and readings. */
  FightTerms withOptions(TableOptions other, TableReadings with) {
    return new FightTerms(rules, forces, words, other, rounds, orders, retreat, lastRound, with);
  }

  /** Returns whether one loss eliminates a unit, whatever its strength. */
  boolean losesWholeUnits() {
    return rules.losses().by() == Loss.LossUnit.UNITS;
  }

  Force force(Side side) {
    return forces.of(side);
  }
}
