/**
 * Days of Glory, with a package for each chapter. Imports {@code dice}, {@code fight}, {@code
 * json}, {@code source}, {@code form}, {@code table}, the kit and the catalogue.
 *
 * <p>Start with {@link vedette.rules.daysofglory.DaysOfGlory}, which lists the engagements. A
 * chapter may import the earlier ones that its description names: {@code units}, {@code damage},
 * {@code morale}, {@code shooting}, {@code assault}, {@code charge}, {@code firefight}.
 *
 * <p>The notation holds what a unit keeps after a fight ({@link
 * vedette.rules.daysofglory.units.PreparedUnit#after}): its stands and the losses of the last one,
 * its morale, whether it has fought or routed before in this battle, its general and whether the
 * general routs with it. Being pushed back, and falling back under fire, count in the next turn
 * (Morale tests; Shooting casualties), so they are also written; leave them out in a later turn.
 * The turn ends hits, contact, the countercharge, conditions of the moment ({@code surprised}),
 * ground, the direction of the attack and a charger's wait. No fight costs a general: {@code
 * damage} rolls for generals. A close assault gives the losses of a side; its owner distributes
 * them among several units.
 */
package vedette.rules.daysofglory;
