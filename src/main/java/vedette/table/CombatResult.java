package vedette.table;

/**
 * A result of a combat table.
 *
 * @param text as printed in the table
 * @param attacker what the attacker suffers
 * @param defender what the defender suffers
 */
public record CombatResult(String text, Effect attacker, Effect defender) {}
