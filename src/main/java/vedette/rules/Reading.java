package vedette.rules;

/**
 * How a rule is read where its source leaves it open, so that a player can see which house rule he
 * looks at.
 *
 * @param id as notes name it, {@code SD4}
 * @param text the reading, in a sentence or two
 */
public record Reading(String id, String text) {}
