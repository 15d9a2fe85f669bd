/**
 * Loose Files: artillery, volleys, combat, commanders, recovery, firefights; imports {@code dice},
 * {@code fight}, {@code json}, {@code table}, {@code request} and the rules' own catalogue.
 */
package vedette.rules.loosefiles;
