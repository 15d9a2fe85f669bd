package vedette.rules.own;

import java.util.List;
import java.util.Map;
import vedette.system.Arm;

/**
 * A unit as its stack was written.
 *
 * @param full strength points or steps before any loss
 * @param left what it begins the fight with
 * @param values other than its arm's, by index
 * @param states indices of those that it begins with
 */
record Fielded(
    Arm arm, int full, int left, Map<Integer, Integer> values, List<Integer> states, String text) {

  /** A value, without states; null if it has none. */
  Integer value(int value, int nowLeft) {
    Integer own = values.get(value);
    return own == null ? arm.value(value, nowLeft) : own;
  }
}
