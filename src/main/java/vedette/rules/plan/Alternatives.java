package vedette.rules.plan;

import java.util.List;

/**
 * A choice between steps.
 *
 * @param name of the step that chooses
 * @param names of the alternatives
 * @param places where each begins
 * @param steps the fights of each
 * @param taken the number of the one that is taken unless somebody says otherwise
 */
record Alternatives(
    String name, List<String> names, List<Integer> places, List<List<Integer>> steps, int taken) {
  Alternatives taking(int other) {
    return new Alternatives(name, names, places, steps, other);
  }
}
