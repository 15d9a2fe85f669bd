/**
 * Really Simple Napoleonic: fire, assaults, morale, firefights. Imports {@code dice}, {@code
 * fight}, {@code json}, {@code table}, {@code form}, the kit and the catalogue.
 *
 * <p>A unit keeps from one fight to the next its strength, its formation, its general, and whether
 * it retreats until it is rallied. Its moves, falling back, cover, blocked retreat, range and
 * targets end with the fight.
 */
package vedette.rules.simplenapoleonic;
