/**
 * What the rules of several systems are written with: sets of units, their strengths, rolls on a
 * table; imports {@code dice}, {@code fight}, {@code table} and the catalogue's own classes.
 */
package vedette.rules.kit;
