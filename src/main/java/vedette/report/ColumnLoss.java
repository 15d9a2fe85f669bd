package vedette.report;

import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Side;
import vedette.study.ColumnSummary;

/**
 * What a side loses by one roll on a column, in words: points on average, marked where an
 * elimination or an exchange costs more than these.
 */
final class ColumnLoss {
  /** What the mark says. */
  static final String LEGEND = "+: and all where a side is eliminated, or what an exchange costs";

  private static final String MARK = "+";

  private static final String ALL = "all";

  private ColumnLoss() {}

  /**
   * The words.
   *
   * @param decimals of the points
   */
  static String words(ColumnSummary column, Side side, int decimals) {
    boolean attacker = side == Side.ATTACKER;
    BigFraction points = attacker ? column.attackerLoss() : column.defenderLoss();
    BigFraction eliminated = attacker ? column.attackerEliminated() : column.defenderEliminated();
    if (eliminated.equals(BigFraction.ONE)) {
      return ALL;
    }
    boolean more =
        !eliminated.equals(BigFraction.ZERO) || !column.exchange().equals(BigFraction.ZERO);
    return Numbers.fixed(points.doubleValue(), decimals) + (more ? MARK : "");
  }

  /** Whether words say that it is all that the side has. */
  static boolean isAll(String words) {
    return words.equals(ALL);
  }

  /** Whether words are marked. */
  static boolean isMarked(String words) {
    return words.endsWith(MARK);
  }
}
