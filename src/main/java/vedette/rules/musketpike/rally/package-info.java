/**
 * Rally of Musket &amp; Pike; imports the chapter of units.
 *
 * <p>Start with {@link vedette.rules.musketpike.rally.RallyAttempt}.
 */
package vedette.rules.musketpike.rally;
