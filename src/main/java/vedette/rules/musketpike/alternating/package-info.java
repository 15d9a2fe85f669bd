/**
 * Activations of both sides of Musket &amp; Pike in a row, each by its order; imports the chapter
 * of activation and the chapters that it imports.
 *
 * <p>Start with {@link vedette.rules.musketpike.alternating.AlternatingEngagement}.
 */
package vedette.rules.musketpike.alternating;
