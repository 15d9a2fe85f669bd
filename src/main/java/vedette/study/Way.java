package vedette.study;

import java.util.Map;
import vedette.fight.Engagement;

/**
 * One of several ways to attack that are compared.
 *
 * @param name what its column is called
 * @param words the whole of it, a command
 * @param fight with all that is asked of it
 * @param decisive names of the measures that decide on it: 1 where more is better, -1 where less
 *     is, else 0
 */
public record Way(
    String name, String words, Engagement<?, ?> fight, Map<String, Integer> decisive) {}
