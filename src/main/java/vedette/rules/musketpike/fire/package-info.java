/**
 * Fire of Musket &amp; Pike: one shot, and several at one target; imports the chapter of units.
 *
 * <p>Start with {@link vedette.rules.musketpike.fire.Shot}, the roll to hit and the check of the
 * target.
 */
package vedette.rules.musketpike.fire;
