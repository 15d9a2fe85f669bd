/**
 * Stacks of Musket &amp; Pike: units as written, prepared and in a fight, their terrain, morale and
 * retreats; imports no other chapter, only {@code dice}, {@code fight}, {@code json}, {@code
 * source}, {@code table}, {@code form}, the kit and the catalogue.
 *
 * <p>Start with {@link vedette.rules.musketpike.units.StackState}, a stack in a fight, then {@link
 * vedette.rules.musketpike.units.Morale} and {@link vedette.rules.musketpike.units.ForcedRetreat}.
 *
 * <p>A fight leaves of a stack its strength, its disorder and that of its artillery, its leader or
 * the loss of him, and whether its artillery is captured: {@link
 * vedette.rules.musketpike.units.StackState#survivors} writes that as a stack. What it stood in,
 * that it has moved, checked or gone back, and where it then is end with the fight; disorder by the
 * ground does not. A leader whose unit is gone is written with the unit that he joins.
 */
package vedette.rules.musketpike.units;
