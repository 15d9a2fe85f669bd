/**
 * Fire of Musket &amp; Pike: one shot, and several at one target; imports the chapter of units.
 *
 * <p>Start with {@link vedette.rules.musketpike.fire.Shot}, which rolls to hit and has the target
 * check.
 */
package vedette.rules.musketpike.fire;
