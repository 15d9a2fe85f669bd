/**
 * Command of Musket &amp; Pike: initiative, the chits that both sides draw, and arrivals at White
 * Mountain; imports of the chapter of units the variants only.
 *
 * <p>Start with {@link vedette.rules.musketpike.chits.ChitsEngagement}.
 */
package vedette.rules.musketpike.chits;
