/**
 * Really Simple Napoleonic: fire, assaults, morale, firefights; imports {@code dice}, {@code
 * fight}, {@code json}, {@code table}, {@code request} and the rules' own catalogue.
 */
package vedette.rules.simplenapoleonic;
