/**
 * Morale tests; imports the chapter {@code units}.
 *
 * <p>Start with {@link vedette.rules.daysofglory.morale.MoraleRoll}, the test. {@link
 * vedette.rules.daysofglory.morale.MoraleCondition} says when each condition of a factor holds,
 * {@link vedette.rules.daysofglory.morale.TestResult} what a test makes of a unit.
 */
package vedette.rules.daysofglory.morale;
