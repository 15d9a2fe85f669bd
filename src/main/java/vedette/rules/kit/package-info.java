/**
 * Building blocks for the rules of several systems. Imports {@code dice}, {@code fight}, {@code
 * json}, {@code source} and {@code table}.
 *
 * <p>Units: {@link UnitSet} and {@link StackSet} are sets, {@link Strengths} the remaining strength
 * of each unit.
 *
 * <p>Tables, each with a method that rolls, finds the row and notes the cell:
 *
 * <ul>
 *   <li>{@link CombatTable}: a roll finds a result for both sides;
 *   <li>{@link NaturalTable}: a roll finds a result for both sides, and the rule also reads the
 *       die;
 *   <li>{@link NumberTable}: a roll finds a number, in the column of a number;
 *   <li>{@link ResultTable}: a roll finds the meaning of a cell in one column;
 *   <li>{@link TextTable}: a roll, or a lookup without a roll, finds the text of a cell;
 *   <li>{@link ModifierTable}: no roll; adds up the modifiers that apply.
 * </ul>
 *
 * <p>Fights: {@link ByTurn} holds a value for each turn, {@link Units} the states of both sides'
 * units, {@link Flags} the conditions of one unit.
 *
 * <p>Decisions: {@link Threshold} is a doctrine with a number, {@link Doctrines} answer all
 * choices.
 *
 * <p>{@link Measures} builds the list of a fight's measures.
 */
package vedette.rules.kit;
