package vedette.system.query;

import java.util.List;
import vedette.dice.Spread;

/**
 * A die that a file declares.
 *
 * @param die its numbers; of words the place of each
 * @param words on its faces; empty if they are numbers
 */
public record CustomDie(Spread die, List<String> words) {}
