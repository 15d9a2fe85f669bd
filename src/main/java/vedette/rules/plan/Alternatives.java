package vedette.rules.plan;

import java.util.List;

/**
 * A choice between steps.
 *
 * @param name of the step that chooses
 * @param names of the alternatives
 * @param places where each begins
 * @param steps the fights of each
 * @param taken the number of the one that is taken; {@link #BEST} for the best
 */
record Alternatives(
    String name, List<String> names, List<Integer> places, List<List<Integer>> steps, int taken) {
  /** In the place of a number: whichever is best. */
  static final int BEST = -1;

  boolean isFree() {
    return taken == BEST;
  }

  Alternatives taking(int other) {
    return new Alternatives(name, names, places, steps, other);
  }
}
