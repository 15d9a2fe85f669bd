/**
 * Close assaults; imports the chapters {@code units} and {@code damage}.
 *
 * <p>Start with {@link vedette.rules.daysofglory.assault.AssaultRoll}, the roll of both sides.
 * {@link vedette.rules.daysofglory.assault.AssaultCondition} says when each condition of a tactical
 * factor or of an automatic victory holds, {@link vedette.rules.daysofglory.assault.AssaultOutcome}
 * what a result makes of the units.
 */
package vedette.rules.daysofglory.assault;
