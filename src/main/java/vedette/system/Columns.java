package vedette.system;

import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.BySide;
import vedette.system.query.Amount;
import vedette.table.grid.Axis;
import vedette.table.grid.Comparison;

/**
 * The columns of a table, with the amounts that find one.
 *
 * @param axis the axis of the columns
 * @param compare how the column is found
 * @param sides the amount of each side where both are compared; else null
 * @param own the amount of the side that rolls; else null
 * @param comparison the comparison of the sides' amounts; null if they are not compared
 */
public record Columns(
    Axis axis, Compare compare, BySide<Amount> sides, Amount own, Comparison comparison) {
  /** The quantity that finds the column. */
  public enum Compare {
    /** The attacker's amount minus the defender's. */
    DIFFERENTIAL,
    /** The attacker's amount divided by the defender's. */
    RATIO,
    /** The attacker's amount in percent of the defender's. */
    PERCENT,
    /** The amount of the side that rolls. */
    OWN,
    /** The attacker's amount. */
    ATTACKER,
    /** The defender's amount. */
    DEFENDER,
    /** The user's choice in the request. */
    SAID,
    /** None: there is only one column. */
    ONE
  }

  /** Returns whether the amounts of both sides find the column. */
  public boolean comparesSides() {
    return comparison != null;
  }

  /**
   * Returns the amounts of both sides as the table compares them. A ratio or percent is below 0 if
   * one of the two is negative; of two negative numbers it equals that of their absolute values.
   *
   * @return null where a ratio or percent is against 0
   */
  public Comparison.ComparedStrengths compared(Fraction attacker, Fraction defender) {
    boolean whole = attacker.getDenominator() == 1 && defender.getDenominator() == 1;
    if (compare == Compare.DIFFERENTIAL) {
      return whole
          ? comparison.compared(attacker.getNumerator(), defender.getNumerator())
          : comparison.compared(attacker.subtract(defender).intValue(), 0);
    }
    if (defender.equals(Fraction.ZERO)) {
      return null;
    }
    if (whole && defender.getNumerator() > 0) {
      return comparison.compared(attacker.getNumerator(), defender.getNumerator());
    }
    Fraction quotient = attacker.divide(defender);
    return comparison.compared(quotient.getNumerator(), quotient.getDenominator());
  }

  /**
   * Returns the column of a comparison; -1 if it is beyond an edge where no column stands in.
   *
   * @param comparedStrengths null for a ratio or percent against 0, which is above all columns
   */
  public int column(Comparison.ComparedStrengths comparedStrengths) {
    return comparedStrengths == null
        ? axis.shifted(axis.size() - 1, 1)
        : comparedStrengths.column();
  }
}
