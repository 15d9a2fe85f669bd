package vedette.system;

import java.util.List;
import vedette.form.ReadBy;

/**
 * The order in which units take losses.
 *
 * @param damage whether units that a loss only damages come before all others
 * @param kind how the next unit is found
 * @param arms indices of the arms that lose first, in that order
 * @param text the order as written
 */
@ReadBy(value = "LossOrders::read", schemaTypes = "string")
public record LossOrder(boolean damage, Kind kind, List<Integer> arms, String text) {
  /** The rule that finds the next unit. */
  public enum Kind {
    /** The first unit left. */
    AS_LISTED,
    /** The strongest by printed strength. */
    STRONGEST_FIRST,
    /** The weakest by printed strength. */
    WEAKEST_FIRST,
    /** The unit with the fewest losses. */
    EVENLY,
    /** Of whole units, the smallest sufficient total of printed strength. */
    LEAST_WASTE,
    /** By arm. */
    ARMS,
    /** The unit that the side chooses in each situation. */
    BEST
  }

  /** The first unit left. */
  public static final LossOrder AS_LISTED =
      new LossOrder(false, Kind.AS_LISTED, List.of(), "as-listed");

  /** The best choice for the side, made anew for each loss. */
  public static final LossOrder BEST = new LossOrder(false, Kind.BEST, List.of(), "best");

  /** Returns whether the side chooses in each situation. */
  public boolean isBest() {
    return kind == Kind.BEST;
  }

  /**
   * Returns the order in words for an answer: the quantity compared, and the unit that loses among
   * equals.
   */
  public String description() {
    return switch (kind) {
      case STRONGEST_FIRST, WEAKEST_FIRST ->
          text + " by what they have left, of equals the first listed";
      case EVENLY -> text + ", of equals the first listed";
      default -> text;
    };
  }

  /**
   * Returns the rank of an arm among those that lose first; a rank after all of them if it is none.
   */
  public int place(Arm arm) {
    for (int place = 0; place < arms.size(); place++) {
      if (arms.get(place) == arm.index()) {
        return place;
      }
    }
    return Integer.MAX_VALUE;
  }

  @Override
  public String toString() {
    return text;
  }
}
