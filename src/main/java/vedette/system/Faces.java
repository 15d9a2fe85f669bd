package vedette.system;

import java.util.List;
import vedette.system.effect.Effect;
import vedette.table.grid.Range;

/**
 * The effects of a natural roll, whatever the number to reach.
 *
 * @param name the roll as written, by which a modifier has it ignored
 * @param range the natural rolls; of dice with words the index of the word
 */
public record Faces(String name, Range range, List<Effect> effects) {}
