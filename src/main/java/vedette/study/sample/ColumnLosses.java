package vedette.study.sample;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.system.Result;
import vedette.system.RuleSystem;
import vedette.system.TableRule;
import vedette.system.effect.Effect;
import vedette.system.effect.Lose;
import vedette.system.effect.LoseOrRetreat;
import vedette.system.effect.Loss;
import vedette.system.effect.Loss.LossUnit;
import vedette.system.query.Subject;
import vedette.system.roll.Roll;

/**
 * The most that each side can lose by one result in a column of a table, counting only results that
 * name a number: a share of a side's strength always leaves something.
 *
 * @param ofUnit the points or steps of a unit of the sides' arm; 0 if a side is one unit of any
 *     strength
 */
record ColumnLosses(RuleSystem system, TableRule table, int ofUnit) {

  /** Returns the losses, in points if a side is one unit, else in whole units, rounded down. */
  BySide<Integer> of(int column) {
    return new BySide<>(maxLoss(column, Side.ATTACKER), maxLoss(column, Side.DEFENDER));
  }

  private int maxLoss(int column, Side side) {
    int most = table.cells().stream().mapToInt(row -> lost(row.get(column), side)).max().orElse(0);
    return ofUnit == 0 ? most : most / ofUnit;
  }

  private int lost(TableRule.Cell cell, Side side) {
    int lost = 0;
    for (Result result : cell.results()) {
      for (Result.SideEffects each : result.suffered()) {
        if (affects(each.subject(), side)) {
          lost += each.effects().stream().mapToInt(this::lost).sum();
        }
      }
    }
    return lost;
  }

  /**
   * Returns whether a subject may mean a side. The rolling side may be either side, and so may its
   * enemy.
   */
  private static boolean affects(Subject whom, Side side) {
    return whom == null
        || whom == Subject.OWN
        || whom == Subject.ENEMY
        || whom.side(Side.ATTACKER) == side;
  }

  private int lost(Effect effect) {
    if (effect.what() instanceof Lose lose) {
      return lost(lose.loss());
    }
    return effect.what() instanceof LoseOrRetreat either ? lost(either.lose().loss()) : 0;
  }

  private int lost(Loss loss) {
    LossUnit lossUnit = loss.by() == LossUnit.UNSAID ? system.losses().by() : loss.by();
    return losses(loss) * (lossUnit == LossUnit.UNITS ? ofUnit : 1);
  }

  private static int losses(Loss loss) {
    Roll die = loss.quantity().die();
    if (die != null) {
      return Math.max(0, die.natural().max() + die.constant());
    }
    String said = loss.quantity().toString();
    return said.matches("\\d{1,3}") ? Integer.parseInt(said) : 0;
  }
}
