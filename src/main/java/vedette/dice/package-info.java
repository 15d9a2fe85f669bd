/**
 * Dice as integer weights, and the random words that roll them; imports {@code source} and {@code
 * platform}.
 */
package vedette.dice;
