package vedette.system;

import java.util.List;

/**
 * A roll that succeeds or fails: to hit, to wound, to save, to check.
 *
 * @param die what is rolled, each time
 * @param atLeast whether the number is to be reached, else not to be passed
 * @param number what succeeds; null if faces alone say it
 * @param faces natural rolls that do what they say
 */
public record Throw(
    Roll die, boolean atLeast, Amount number, List<Faces> faces, Modifiers modifiers) {}
