package vedette.rules.sixdays;

import java.util.function.Function;
import vedette.rules.kit.Measures;

/**
 * What has become of a stack.
 *
 * @param loss strength points lost
 * @param repulsed whether it was repulsed
 * @param eliminated whether nothing is left of those who fought; late ones who never did do not
 *     count
 */
record StackState(int loss, boolean repulsed, boolean eliminated) {
  /** Nothing has happened to it. */
  static final StackState UNHURT = new StackState(0, false, false);

  /**
   * Adds what is measured of a single stack among several.
   *
   * @param most the most strength points that it can lose
   */
  static <R> void measure(Measures<R> measures, int most, Function<R, StackState> of) {
    measures
        .count("Loss", "strength points {} loses", most, r -> of.apply(r).loss)
        .flag("Repulsed", "{} is repulsed", r -> of.apply(r).repulsed)
        .flag("Eliminated", "{} is eliminated", r -> of.apply(r).eliminated);
  }
}
