/**
 * The units of Days of Glory, as written and in their current state, the ground, and the factors of
 * the tables. Imports no other chapter of the game.
 *
 * <p>Start with {@link vedette.rules.daysofglory.units.Unit}, which a player writes, and {@link
 * vedette.rules.daysofglory.units.UnitState}, its state in a fight. {@link
 * vedette.rules.daysofglory.units.FactorTable} adds up the factors of a unit or a side.
 */
package vedette.rules.daysofglory.units;
