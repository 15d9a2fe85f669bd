package vedette.system.query;

import java.util.List;
import vedette.dice.Spread;

/**
 * A die that a file declares.
 *
 * @param die its numbers; for words the index of each
 * @param words the words on its faces; empty if they are numbers
 */
public record CustomDie(Spread die, List<String> words) {}
