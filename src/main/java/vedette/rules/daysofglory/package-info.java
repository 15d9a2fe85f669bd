/**
 * Days of Glory: morale, shooting, close assault, charges; imports {@code dice}, {@code fight},
 * {@code json}, {@code table}, {@code request} the kit and the catalogue.
 */
package vedette.rules.daysofglory;
