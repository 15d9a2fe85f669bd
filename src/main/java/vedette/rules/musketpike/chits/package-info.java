/**
 * Command of Musket &amp; Pike: initiative, the chits that both sides draw, and arrivals at White
 * Mountain; imports only the variants from the chapter of units.
 *
 * <p>Start with {@link vedette.rules.musketpike.chits.ChitsEngagement}.
 */
package vedette.rules.musketpike.chits;
