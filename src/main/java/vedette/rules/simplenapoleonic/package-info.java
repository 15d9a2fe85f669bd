/**
 * Really Simple Napoleonic: fire, assaults, morale, firefights; imports {@code dice}, {@code
 * fight}, {@code json}, {@code table}, {@code form}, the kit and the catalogue.
 *
 * <p>A fight leaves of a unit its strength, its formation, the general with it, and that it
 * retreats until it is rallied. That it moved, fell back, stood in cover or had no way back, its
 * own range and whom it fired at end with the fight.
 */
package vedette.rules.simplenapoleonic;
