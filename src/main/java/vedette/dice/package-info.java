/** Dice as integer weights, and the random words that roll them; imports nothing of the project. */
package vedette.dice;
