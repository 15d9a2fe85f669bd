/**
 * Really Simple Napoleonic: fire, assaults, morale, firefights; imports {@code dice}, {@code
 * fight}, {@code json}, {@code table}, {@code request} the kit and the catalogue.
 */
package vedette.rules.simplenapoleonic;
