package vedette.system;

import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.BySide;
import vedette.system.query.Amount;
import vedette.table.grid.Axis;
import vedette.table.grid.Comparison;

/**
 * The columns of a table, and how a fight finds one.
 *
 * @param sides what each side counts where both are compared; null else
 * @param own what the side counts that rolls; null else
 * @param comparison how what the sides count finds the column where both are compared; null else
 */
public record Columns(
    Axis axis, Compare compare, BySide<Amount> sides, Amount own, Comparison comparison) {
  /** What finds the column. */
  public enum Compare {
    /** The attacker's less the defender's. */
    DIFFERENTIAL,
    /** The attacker's to the defender's. */
    RATIO,
    /** The attacker's in percent of the defender's. */
    PERCENT,
    /** What the side counts that rolls. */
    OWN,
    /** What the attacker counts. */
    ATTACKER,
    /** What the defender counts. */
    DEFENDER,
    /** It is said. */
    SAID,
    /** There is but one. */
    ONE
  }

  /** Returns whether what both sides count finds the column. */
  public boolean comparesSides() {
    return comparison != null;
  }

  /**
   * Returns what both sides count, as the table compares it. A ratio or percent of two numbers of
   * which one is negative is below 0; of two negative ones it is the same as without their signs.
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
   * Returns the column of what is compared; -1 if it is beyond an edge where no column stands in.
   *
   * @param comparedStrengths null for a ratio or percent against 0, which is above all columns
   */
  public int column(Comparison.ComparedStrengths comparedStrengths) {
    return comparedStrengths == null
        ? axis.shifted(axis.size() - 1, 1)
        : comparedStrengths.column();
  }
}
