/**
 * What the rules of several systems are written with: sets of units, their strengths, rolls on a
 * table; imports {@code dice}, {@code fight} and {@code table}.
 */
package vedette.rules.kit;
