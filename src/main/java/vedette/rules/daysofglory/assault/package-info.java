/**
 * Close assaults. Imports the chapters {@code units} and {@code damage}.
 *
 * <p>Start with {@link vedette.rules.daysofglory.assault.AssaultRoll}, the roll of both sides.
 * {@link vedette.rules.daysofglory.assault.AssaultCondition} defines the conditions of tactical
 * factors and automatic victories, {@link vedette.rules.daysofglory.assault.AssaultOutcome} the
 * effects of a result on units.
 */
package vedette.rules.daysofglory.assault;
