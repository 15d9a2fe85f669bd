/**
 * Dice as integer weights, and the random generator that rolls them; imports {@code source} and
 * {@code platform}.
 */
package vedette.dice;
