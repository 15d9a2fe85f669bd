package vedette.system;

import java.util.List;
import vedette.form.ReadBy;

/**
 * In which order units take losses.
 *
 * @param damage whether before all others those lose whom a loss would only hurt
 * @param arms indices of the arms that lose first, in that order
 */
@ReadBy(value = "LossOrders::read", schemaTypes = "string")
public record LossOrder(boolean damage, Kind kind, List<Integer> arms, String text) {
  /** How the next unit is found. */
  public enum Kind {
    /** The first that stands. */
    AS_LISTED,
    /** The strongest by printed strength. */
    STRONGEST_FIRST,
    /** The weakest. */
    WEAKEST_FIRST,
    /** Who has lost least. */
    EVENLY,
    /** Of whole units, the set of least printed strength that is enough. */
    LEAST_WASTE,
    /** By their arms. */
    ARMS,
    /** Whichever the side chooses in each situation. */
    BEST
  }

  /** The first that stands. */
  public static final LossOrder AS_LISTED =
      new LossOrder(false, Kind.AS_LISTED, List.of(), "as-listed");

  /** The best choice for the side, made anew for each loss. */
  public static final LossOrder BEST = new LossOrder(false, Kind.BEST, List.of(), "best");

  /** Returns whether the side chooses. */
  public boolean isBest() {
    return kind == Kind.BEST;
  }

  /**
   * Returns the order as an answer tells it: what units are compared by, and who loses among
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

  /** Returns the place of an arm among those that lose first; behind all of them if it is none. */
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
