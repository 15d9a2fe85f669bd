/**
 * Days of Glory, with a package for each chapter; imports {@code dice}, {@code fight}, {@code
 * json}, {@code problem}, {@code form}, {@code table}, the kit and the catalogue.
 *
 * <p>Start with {@link vedette.rules.daysofglory.DaysOfGlory}, which lists what can be fought.
 * Chapters, each of which may import those before it as its description says: {@code units}, {@code
 * damage}, {@code morale}, {@code shooting}, {@code assault}, {@code charge}, {@code firefight}.
 *
 * <p>What outlives a fight is written in the notation ({@link
 * vedette.rules.daysofglory.units.PreparedUnit#after}): stands left and figures lost of the last of
 * them, morale, whether a unit has fought or routed before in this battle, its general and whether
 * he routs with it. That it was pushed back, or fell back under fire, counts in the next turn
 * (Morale tests; Shooting casualties), so it is written as well, to be left out by who fights it
 * later. What ends with the turn: hits, contact, the countercharge, what was said of the moment
 * ({@code surprised}), ground, where the attack comes from and whom a unit waited for. No fight
 * costs a general: {@code damage} rolls for him. A close assault tells what a side loses; which of
 * several units pays is its owner's affair.
 */
package vedette.rules.daysofglory;
