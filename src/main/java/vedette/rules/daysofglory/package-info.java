/**
 * Days of Glory: morale, shooting, close assault, charges; imports {@code dice}, {@code fight},
 * {@code json}, {@code table}, {@code request} and the rules' own catalogue.
 */
package vedette.rules.daysofglory;
