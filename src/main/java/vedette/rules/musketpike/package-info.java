/**
 * Revised Musket &amp; Pike: the engagements of the system; imports its chapters and the catalogue.
 *
 * <p>Start with {@link vedette.rules.musketpike.MusketPike}, which lists the engagements, and
 * {@link vedette.rules.musketpike.activation.Phase}, the order of play. The chapters depend on each
 * other in one direction: {@code units} on none; {@code fire}, {@code melee}, {@code rally} and
 * {@code chits} on {@code units}; {@code activation} on fire, melee and rally; {@code alternating}
 * on activation.
 */
package vedette.rules.musketpike;
