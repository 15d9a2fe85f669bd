/**
 * Melee of Musket &amp; Pike: the stacks that may attack, the column, the roll and its effects,
 * retreat before melee and advance; imports the chapter of units.
 *
 * <p>Start with {@link vedette.rules.musketpike.melee.MeleeAttack}, the order of a melee, then
 * {@link vedette.rules.musketpike.melee.MeleeOdds}, the column, and {@link
 * vedette.rules.musketpike.melee.Melee}, the roll.
 */
package vedette.rules.musketpike.melee;
