/**
 * Charges from their declaration to the close assault. Imports the chapters {@code units}, {@code
 * damage}, {@code morale}, {@code shooting} and {@code assault}.
 *
 * <p>Start with {@link vedette.rules.daysofglory.charge.Stage}: the stages of a charge in their
 * order, each with its effects.
 */
package vedette.rules.daysofglory.charge;
