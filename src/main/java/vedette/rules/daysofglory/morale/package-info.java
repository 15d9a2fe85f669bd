/**
 * Morale tests. Imports the chapter {@code units}.
 *
 * <p>Start with {@link vedette.rules.daysofglory.morale.MoraleRoll}, the test. {@link
 * vedette.rules.daysofglory.morale.MoraleCondition} defines the conditions of factors, {@link
 * vedette.rules.daysofglory.morale.TestResult} the effects of a test on a unit.
 */
package vedette.rules.daysofglory.morale;
