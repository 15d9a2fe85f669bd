/**
 * Rolls with their clauses, and the modifiers of rolls; imports {@code system.query} and its
 * imports. Start with {@code Roll}, then {@code Pool}.
 */
package vedette.system.roll;
