/**
 * Shooting by small arms and artillery. Imports the chapters {@code units}, {@code damage} and, for
 * the tests of units that were hit, {@code morale}.
 *
 * <p>Start with {@link vedette.rules.daysofglory.shooting.Weapon}, which finds the dice, and {@link
 * vedette.rules.daysofglory.shooting.ShotDie}, which reads them. {@link
 * vedette.rules.daysofglory.shooting.ShootingPhase} is a turn in which all units shoot
 * simultaneously.
 */
package vedette.rules.daysofglory.shooting;
