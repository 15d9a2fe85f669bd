/**
 * Units of Days of Glory as written and as they stand, the ground, and the factors that tables have
 * for them; imports no other chapter of the game.
 *
 * <p>Start with {@link vedette.rules.daysofglory.units.Unit}, which a player writes, and {@link
 * vedette.rules.daysofglory.units.UnitState}, what a fight makes of it. {@link
 * vedette.rules.daysofglory.units.FactorTable} adds up what counts for a unit or a side.
 */
package vedette.rules.daysofglory.units;
