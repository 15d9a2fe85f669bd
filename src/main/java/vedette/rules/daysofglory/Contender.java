package vedette.rules.daysofglory;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.table.Grid;

/**
 * One side as it stands in close assault, and what it adds to its die (DG5).
 *
 * @param ground of the defenders
 * @param charges whether it charges: the attacker, and who comes out to meet him
 */
record Contender(
    CloseFight fight,
    Side side,
    List<Fighting> own,
    List<Fighting> enemy,
    Ground ground,
    boolean charges) {
  private static final int PERCENT = 100;

  /** Class and factors, each factor noted. */
  int adds(Umpire umpire) {
    int troopClass = troopClass();
    int factors = fight.factors(side).sum(side, this, umpire);
    umpire.note("DG5", "{}: class {}, factors {+}", side, troopClass, factors);
    return troopClass + factors;
  }

  /** Whether it wins without dice, if the other side does not. */
  boolean isAutomatic(Umpire umpire) {
    String victory = fight.automatic(side).first(this);
    if (victory == null) {
      return false;
    }
    umpire.note("DG5", "{} has an automatic victory: {}", side, victory);
    return true;
  }

  /** What most of its stands are. */
  Arms arms() {
    return isMounted() ? Arms.MOUNTED : Arms.FOOT;
  }

  boolean isMounted() {
    int mounted = sum(own, f -> f.unit().arm().isMounted() ? f.stands() : 0);
    return 2 * mounted > sum(own, Fighting::stands);
  }

  boolean isFormed() {
    return any(Fighting::isFormed);
  }

  /** The average of its units, rounded up. */
  private int troopClass() {
    return (sum(own, f -> f.unit().troopClass()) + own.size() - 1) / own.size();
  }

  /** How many steps it outnumbers the enemy by, in stands. */
  int outnumbers() {
    if (ground.hidesNumbers()) {
      return 0;
    }
    Grid steps = fight.tables().numbers(DaysOfGloryTables.OUTNUMBERING);
    int percent = PERCENT * sum(own, Fighting::stands) / Math.max(1, sum(enemy, Fighting::stands));
    return Math.max(0, steps.number(steps.row(percent), 0));
  }

  /** Whether something is so of any of its units. */
  boolean any(Predicate<Fighting> what) {
    return any(own, what);
  }

  boolean anyEnemy(Predicate<Fighting> what) {
    return any(enemy, what);
  }

  boolean allEnemies(Predicate<Fighting> what) {
    return !any(enemy, what.negate());
  }

  boolean fightsAny(Arm arm) {
    return any(enemy, f -> f.unit().arm() == arm);
  }

  boolean fightsOnly(Arm arm) {
    return !any(enemy, f -> f.unit().arm() != arm);
  }

  private static boolean any(List<Fighting> units, Predicate<Fighting> what) {
    for (int i = 0; i < units.size(); i++) {
      if (what.test(units.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static int sum(List<Fighting> units, ToIntFunction<Fighting> what) {
    int sum = 0;
    for (int i = 0; i < units.size(); i++) {
      sum += what.applyAsInt(units.get(i));
    }
    return sum;
  }
}
