/**
 * Firefights over several turns. Imports the chapters {@code units}, {@code damage}, {@code morale}
 * and {@code shooting}.
 *
 * <p>Start with {@link vedette.rules.daysofglory.firefight.FirefightEngagement}.
 */
package vedette.rules.daysofglory.firefight;
