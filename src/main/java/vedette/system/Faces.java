package vedette.system;

import java.util.List;
import vedette.system.effect.Effect;
import vedette.table.grid.Range;

/**
 * What a natural roll does, whatever the number to reach.
 *
 * @param name as written, by which a modifier has it ignored
 * @param range the natural rolls; of dice with words the index of the word
 */
public record Faces(String name, Range range, List<Effect> effects) {}
