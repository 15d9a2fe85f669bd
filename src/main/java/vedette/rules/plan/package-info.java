/**
 * Plans: sequences of fights, whose units enter each fight as the one before left them; imports
 * what {@code rules} imports, and the catalogue.
 */
package vedette.rules.plan;
