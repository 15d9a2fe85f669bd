/**
 * Loose Files: artillery, volleys, combat, commanders, recovery, firefights; imports {@code dice},
 * {@code fight}, {@code json}, {@code table}, {@code request} the kit and the catalogue.
 */
package vedette.rules.loosefiles;
