package vedette.study.change;

/**
 * A result that a cell can have in place of its own.
 *
 * @param text the result as a cell writes it
 * @param steps the number of steps from the cell's own result, each to the next result of the
 *     order: positive if better for the attacker, higher or later on the ladder; never 0
 */
public record Rung(String text, int steps) {}
