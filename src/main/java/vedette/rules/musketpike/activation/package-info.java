/**
 * Activations of Musket &amp; Pike, and assaults and melees as activations with one attack; imports
 * the chapters of units, fire, melee and rally.
 *
 * <p>Start with {@link vedette.rules.musketpike.activation.Phase}, the phases in their order;
 * {@link vedette.rules.musketpike.activation.ActivationSetup} has the actions of each.
 */
package vedette.rules.musketpike.activation;
