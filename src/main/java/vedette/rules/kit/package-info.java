/**
 * What the rules of several systems are written with; imports {@code dice}, {@code fight}, {@code
 * json}, {@code source} and {@code table}.
 *
 * <p>Units: {@link UnitSet} and {@link StackSet} are sets, {@link Strengths} what is left of each.
 *
 * <p>Tables, each rolled on by one call that finds the row and notes the cell:
 *
 * <ul>
 *   <li>{@link CombatTable}: a roll finds what both sides suffer;
 *   <li>{@link NaturalTable}: the same, where a rule reads the die as well;
 *   <li>{@link NumberTable}: a roll finds a number, in the column of a number;
 *   <li>{@link ResultTable}: a roll finds what a cell of one column means to a rule;
 *   <li>{@link TextTable}: a roll, or a rule without a roll, finds what a cell says;
 *   <li>{@link ModifierTable}: no roll; the modifiers that hold, added up.
 * </ul>
 *
 * <p>Fights: {@link ByTurn} is what is given turn by turn, {@link Units} are how both sides' units
 * stand, {@link Flags} what is so of one.
 *
 * <p>Decisions: {@link Threshold} is what a player says of one, {@link Doctrines} answer them all.
 *
 * <p>{@link Measures} collects what results are measured by.
 */
package vedette.rules.kit;
