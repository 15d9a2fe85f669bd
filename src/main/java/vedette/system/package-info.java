/**
 * A rule system as data: what its file says of units, dice, tables, fire, checks and the round;
 * imports {@code dice}, {@code fight}, {@code form}, {@code json}, {@code problem}, {@code
 * question} and {@code table}.
 */
package vedette.system;
