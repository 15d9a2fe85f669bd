/**
 * Shooting by small arms and artillery; imports the chapters {@code units}, {@code damage} and, for
 * the test of those hit, {@code morale}.
 *
 * <p>Start with {@link vedette.rules.daysofglory.shooting.Weapon}, which finds the dice, and {@link
 * vedette.rules.daysofglory.shooting.ShotDie}, which reads them. {@link
 * vedette.rules.daysofglory.shooting.ShootingPhase} is a turn in which all shoot simultaneously.
 */
package vedette.rules.daysofglory.shooting;
