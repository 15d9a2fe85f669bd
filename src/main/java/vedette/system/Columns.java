package vedette.system;

import vedette.fight.BySide;
import vedette.table.Axis;
import vedette.table.Comparison;

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
}
