/**
 * Rolls, with what is done to their dice, and the modifiers of rolls; imports {@code system.query}
 * and what it may. Start with {@code Roll}, then {@code Pool}.
 */
package vedette.system.roll;
