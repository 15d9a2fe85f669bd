package vedette.system;

import java.util.List;
import vedette.fight.BySide;
import vedette.table.Axis;
import vedette.table.Ratio;
import vedette.table.Rounding;

/**
 * The columns of a table, and how a fight finds one.
 *
 * @param sides what each side counts where both are compared; null else
 * @param own what the side counts that rolls; null else
 * @param ratios of columns by ratio, rising; else empty
 */
public record Columns(
    Axis axis,
    Compare compare,
    BySide<Amount> sides,
    Amount own,
    List<Ratio> ratios,
    Rounding rounding) {
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
