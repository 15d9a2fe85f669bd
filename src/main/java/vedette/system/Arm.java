package vedette.system;

import java.util.List;
import java.util.Map;
import vedette.source.Position;
import vedette.system.query.Values;

/**
 * A kind of unit.
 *
 * @param index its index in the file
 * @param values by index in {@link Values}: a number, or one for each step, at full strength first
 * @param classes indices of its classes
 * @param initiative its initiative; null if it has none
 * @param cost the cost of a point, or of a unit with steps
 * @param steps the number of its steps; 0 if it has strength points
 * @param life the points of one figure
 */
public record Arm(
    String name,
    int index,
    Map<Integer, int[]> values,
    List<Integer> classes,
    Initiative initiative,
    int cost,
    int steps,
    int life,
    Position at) {
  /** The only arm of a file without units. */
  static final Arm NAMELESS = new Arm("", 0, Map.of(), List.of(), null, 0, 0, 1, null);

  /** The initiative of an arm: a letter, A first, or a number, the highest first. */
  public record Initiative(String text, int rank) {}

  /** Returns whether it has steps and no strength points. */
  public boolean hasSteps() {
    return steps > 0;
  }

  /** Returns whether an entry of a stack is one unit, and its number not a number of units. */
  public boolean isOneUnit() {
    return hasSteps() || name.isEmpty() || values.containsKey(Values.STRENGTH);
  }

  /**
   * Returns a value of a unit with this remaining strength.
   *
   * @return null if it has no such value
   */
  public Integer value(int value, int left) {
    int[] byStep = values.get(value);
    if (byStep == null) {
      return null;
    }
    return byStep.length == 1 ? byStep[0] : left == 0 ? 0 : byStep[byStep.length - left];
  }
}
