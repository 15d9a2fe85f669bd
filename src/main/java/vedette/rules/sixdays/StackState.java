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
 * @param disengaged whether its first units got away behind a rearguard
 */
record StackState(int loss, boolean repulsed, boolean eliminated, boolean disengaged) {
  /** Nothing has happened to it. */
  static final StackState UNHURT = new StackState(0, false, false, false);

  /** Whether it is still in the fight. */
  boolean stands() {
    return !repulsed && !eliminated;
  }

  /** Adds what is measured of a single stack among several. */
  static <R> void measure(Measures<R> measures, Function<R, StackState> of) {
    measures
        .count("Loss", "strength points {} loses", r -> of.apply(r).loss)
        .flag("Repulsed", "{} is repulsed", r -> of.apply(r).repulsed)
        .flag("Eliminated", "{} is eliminated", r -> of.apply(r).eliminated);
  }
}
